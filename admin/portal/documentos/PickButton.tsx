import { Button } from '#admin/shared/ui/Button.tsx'
import { useFilePicker } from './use-file-picker.tsx'
import type { ButtonProps } from '#admin/shared/ui/Button.tsx'
import type { ReactElement } from 'react'

interface PickButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'id'> {
  label: string
  /** What the row calls it, when the label alone does not say whose it is. */
  ariaLabel?: string
  /** As in `<input accept>`. */
  accept: string
  onPick: (files: readonly File[]) => void
}

/** "Buscar": a button that opens the browser's file chooser. */
export function PickButton({ label, ariaLabel, accept, onPick, size = 'sm', ...rest }: PickButtonProps): ReactElement {
  const picker = useFilePicker(accept, onPick)
  return (
    <>
      {picker.input}
      <Button {...rest} size={size} aria-label={ariaLabel} onClick={picker.open}>
        {label}
      </Button>
    </>
  )
}
