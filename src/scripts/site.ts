/** The script of every page, loaded after the first paint: binds the controls that need no framework. */
import { bindCookieNotice } from '../islands/cookie-notice/cookieNotice.script.ts';
import { bindDrawer } from '../islands/drawer/drawer.script.ts';
import { bindLanguageMenu } from '../islands/language-menu/languageMenu.script.ts';
import { bindToaster } from '../islands/toaster/toaster.script.ts';
import { bindSearchKey } from '../search/searchKey.ts';
import { bindAnchors } from './anchors.ts';
import { bindLoading } from './loading.ts';
import { bindTheme } from './theme.ts';
import { showYear } from './year.ts';

bindTheme();
bindDrawer();
bindLanguageMenu();
bindCookieNotice();
bindToaster();
bindLoading();
bindAnchors();
bindSearchKey();
showYear();
