import type { ReactNode } from 'react';
import { ToolbarIcon, type ToolbarIconName } from './ToolbarIcon.tsx';

interface ToolProps {
  label: string;
  /** Undefined for a tool that is not a switch. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

export function IconTool({ icon, ...tool }: { icon: ToolbarIconName } & ToolProps) {
  return (
    <Tool {...tool}>
      <ToolbarIcon name={icon} />
    </Tool>
  );
}

/** Keeps the cursor where it is in the text. */
export function Tool({ label, isOn, isDisabled, onPress, children }: ToolProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // A browser tells a disabled button of no press, and the cursor would go.
      aria-disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
