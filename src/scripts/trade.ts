/**
 * A trade to walk through: one step back or on by a button, and what a step says
 * is told to those who do not see it change. Choosing itself is done by radio
 * buttons and styles. Stands inside the page, right behind the trade.
 */
const root = document.querySelector('[data-trade]');
const steps = [...(root?.querySelectorAll<HTMLInputElement>('[name=trade-step]') ?? [])];
const moves = root?.querySelector<HTMLElement>('.trade-moves');
const announcer = root?.querySelector('[role=status]');
const buttons = [...(moves?.children ?? [])];
/** The step from which the trade leads on no more; the dispute stands behind it. */
const last = steps.length - 2;

/** Where a button leads from the step that is chosen: -1 is back, 1 is on. */
function target(by: number): HTMLInputElement | undefined {
  const now = steps.findIndex(({ checked }) => checked);
  // Out of a dispute one comes back to the step that has not been confirmed.
  if (now > last) return by < 0 ? steps[last - 1] : undefined;
  return now + by > last ? undefined : steps[now + by];
}

function update(): void {
  for (const [index, button] of buttons.entries()) {
    button.setAttribute('aria-disabled', String(!target(index === 0 ? -1 : 1)));
  }
}

/** Says what stands below the chosen step, as far as it can be seen. */
function tell(withTitle: boolean): void {
  const item = steps.find(({ checked }) => checked)?.closest<HTMLElement>('.trade-step');
  const told = withTitle ? item : item?.querySelector<HTMLElement>('.trade-text');
  if (announcer) announcer.textContent = told?.innerText ?? '';
}

root?.addEventListener('change', () => {
  update();
  tell(false);
});
moves?.addEventListener('click', ({ target: pressed }) => {
  const step = target(pressed === buttons[0] ? -1 : 1);
  if (!step || !buttons.includes(pressed as Element)) return;
  step.checked = true;
  update();
  tell(true);
});
// A browser that goes back to the page may choose what was chosen there.
addEventListener('pageshow', update);
if (moves) moves.hidden = false;
update();
