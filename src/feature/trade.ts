/** Steps through a trade: previous and next buttons; each step is announced to screen readers. */
const root = document.querySelector<HTMLElement>('[data-trade]');
const moves = root?.querySelector<HTMLElement>('.trade-moves');
const [back, next] = moves?.querySelectorAll('button') ?? [];

if (root && moves && back && next) {
  const steps = [...root.querySelectorAll('li')];
  const status = root.querySelector('[role=status]');
  let current = 0;

  const show = (): void => {
    root.dataset['step'] = String(current + 1);
    for (const [index, step] of steps.entries()) step.ariaCurrent = index === current ? 'step' : null;
    back.ariaDisabled = String(current === 0);
    next.ariaDisabled = String(current === steps.length - 1);
  };
  const move = (by: 1 | -1): void => {
    if (!steps[current + by]) return;
    current += by;
    show();
    if (status)
      status.textContent = `${String(current + 1)}/${String(steps.length)}: ${steps[current]?.innerText ?? ''}`;
  };

  for (const [button, by] of [
    [back, -1],
    [next, 1],
  ] as const) {
    button.addEventListener('click', (event) => {
      // Or `boot.ts` would replay the press.
      event.preventDefault();
      move(by);
    });
  }
  moves.hidden = false;
  show();
}
