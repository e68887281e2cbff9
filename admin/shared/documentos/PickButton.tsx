import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { useFilePicker } from './use-file-picker.tsx'
import type { ButtonProps } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

interface PickButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'id'> {
  label: string
  /** What the row calls it, when the label alone does not say whose it is. */
  ariaLabel?: string
  /** As in `<input accept>`. */
  accept: string
  multiple?: boolean
  onPick: (files: readonly File[]) => void
}

/** A button that opens the browser's file chooser. */
export function PickButton({
  label,
  ariaLabel,
  accept,
  multiple = false,
  onPick,
  size = 'sm',
  ...rest
}: PickButtonProps): ReactElement {
  const picker = useFilePicker(accept, onPick, multiple)
  return (
    <>
      {picker.input}
      <Button {...rest} size={size} aria-label={ariaLabel} onClick={picker.open}>
        {label}
      </Button>
    </>
  )
}
