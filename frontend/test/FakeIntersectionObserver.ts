export class FakeIntersectionObserver {
  static tell: (sights: { isIntersecting: boolean }[]) => void = () => undefined;

  constructor(look: typeof FakeIntersectionObserver.tell) {
    FakeIntersectionObserver.tell = look;
  }

  observe(): void {}
  disconnect(): void {}
}
