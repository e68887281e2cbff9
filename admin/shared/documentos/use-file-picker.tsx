import { useRef } from 'react'
import type { ReactElement } from 'react'

interface FilePicker {
  /** Goes anywhere in the tree. */
  readonly input: ReactElement
  readonly open: () => void
}

/** The browser's file chooser, opened by any button or menu. `accept` as in `<input accept>`. */
export function useFilePicker(accept: string, onPick: (files: readonly File[]) => void, multiple = false): FilePicker {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    ),
  }
}
