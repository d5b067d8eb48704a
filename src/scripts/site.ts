/** The one module script of every page: binds the small behaviours that need no framework. */
import { bindAnchors } from './anchors.ts';
import { bindLoading } from './loading.ts';
import { bindNotice } from './notice.ts';
import { bindSearchKey } from './searchKey.ts';
import { bindTheme } from './theme.ts';
import { showYear } from './year.ts';

bindTheme();
bindNotice();
bindLoading();
bindAnchors();
bindSearchKey();
showYear();
