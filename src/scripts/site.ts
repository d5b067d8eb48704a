/** The one module script of every page: binds the small behaviours that need no framework. */
import { bindAnchors } from './anchors.ts';
import { bindDialogs } from './dialogs.ts';
import { bindLoading } from './loading.ts';
import { bindNotice } from './notice.ts';
import { bindPopovers } from './popovers.ts';
import { bindSearchKey } from './searchKey.ts';
import { bindTheme } from './theme.ts';
import { showYear } from './year.ts';

bindTheme();
bindPopovers();
bindDialogs();
bindNotice();
bindLoading();
bindAnchors();
bindSearchKey();
showYear();
