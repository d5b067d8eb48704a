/** The app in the Dev Toolbar: asks the dev server about the page and shows what it answers. */
import { defineToolbarApp } from 'astro/toolbar';
import css from './app.css?inline';
import { answerEvent, askEvent, changedEvent, type PageContent, type Question } from './messages.ts';
import { createView } from './view.ts';

/** How loudly the toolbar's icon calls: mistakes before texts that fall behind. */
function levelOf({ mistakes, documents }: PageContent): 'error' | 'warning' | undefined {
  if (mistakes.length > 0) return 'error';
  const behind = documents.some(({ files }) => files.some(({ status }) => status.state !== 'current'));
  return behind ? 'warning' : undefined;
}

function openInEditor(place: string): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}

/** Set while the panel is open, so that it is open again after the reload that follows a change of a file. */
const openKey = 'content-toolbar-open';

export default defineToolbarApp({
  init(canvas, app, server) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    canvas.adoptedStyleSheets = [sheet];
    const panel = document.createElement('astro-dev-toolbar-window');
    canvas.append(panel);
    app.onToolbarPlacementUpdated(({ placement }) => {
      panel.placement = placement;
    });

    app.onToggled(({ state }) => {
      if (state) sessionStorage.setItem(openKey, '');
      else sessionStorage.removeItem(openKey);
    });
    if (sessionStorage.getItem(openKey) !== null) app.toggleState({ state: true });

    const show = createView(panel, openInEditor);
    const ask = (): void => {
      server.send<Question>(askEvent, { path: decodeURI(location.pathname) });
    };
    server.on<PageContent>(answerEvent, (content) => {
      if (content.path !== decodeURI(location.pathname)) return;
      show(content);
      const level = levelOf(content);
      app.toggleNotification(level === undefined ? { state: false } : { state: true, level });
    });
    server.on(changedEvent, ask);
    ask();
  },
});
