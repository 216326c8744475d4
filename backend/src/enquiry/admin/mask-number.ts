/** Such as +91••••••••10. */
export function maskNumber(phone: string): string {
  return `${phone.slice(0, 3)}••••••••${phone.slice(-2)}`;
}
