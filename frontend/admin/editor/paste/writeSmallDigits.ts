const RAISED = { tags: 'sup, [style*="vertical-align" i][style*="super" i]', digits: '⁰¹²³⁴⁵⁶⁷⁸⁹' };
const LOWERED = { tags: 'sub, [style*="vertical-align" i][style*="sub" i]', digits: '₀₁₂₃₄₅₆₇₈₉' };

/** In place: the editor has them as letters alone, and without them 10⁴ would be 104. The backend does the same. */
export function writeSmallDigits(page: Document): void {
  for (const { tags, digits } of [RAISED, LOWERED])
    for (const small of page.querySelectorAll(tags))
      if (small.childElementCount === 0 && /^\s*\d+\s*$/.test(small.textContent))
        small.textContent = small.textContent.replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)));
}
