/** A browser cuts off what is pasted or dropped beyond `maxlength`, and says nothing of it. Here one place does for all fields. */
export function watchLongPastes(): void {
  addEventListener('beforeinput', ({ target, inputType, data }) => {
    const { value, selectionStart, selectionEnd, maxLength } = target as HTMLInputElement;
    const selected = Number(selectionEnd) - Number(selectionStart);
    if (
      maxLength > 0 &&
      /Paste|Drop/.test(inputType) &&
      value.length - selected + (data ?? '').length > maxLength
    )
      tellCut(maxLength);
  });
}

/** Says that a text was too long for its field. */
export function tellCut(maxLength: number): void {
  import('./cut-toast').then(({ showCutToast }) => showCutToast(maxLength), console.warn);
}
