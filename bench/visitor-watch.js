// In the page: what a visitor would feel, from the browser's own measurements.
Object.assign(window, { blockedMs: 0, largestPaintAt: 0, reactions: new Map() });

/** @param {string} type @param {(entry: PerformanceEntry) => void} see */
function observe(type, see, options = {}) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
  observer.observe({ type, buffered: true, ...options });
}

/** @param {PerformanceEntry} entry */
function seeReaction(entry) {
  if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) return;
  const { interactionId, duration } = entry;
  window.reactions.set(interactionId, Math.max(duration, window.reactions.get(interactionId) ?? 0));
}

// A task blocks for what it takes beyond 50 ms.
observe('longtask', ({ duration }) => (window.blockedMs += duration - 50));
observe('largest-contentful-paint', ({ startTime }) => {
  window.largestPaintAt = performance.timeOrigin + startTime;
});
observe('event', seeReaction, { durationThreshold: 16 });
document.addEventListener(
  'click',
  ({ timeStamp }) => sessionStorage.setItem('tapAt', `${performance.timeOrigin + timeStamp}`),
  { capture: true },
);
