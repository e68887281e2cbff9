import { Files } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { FileRejection } from 'react-dropzone'
import '#admin/shared/ui/acciones/wizard.css'

interface FileDropProps {
  title: string
  help?: ReactNode
  /** MIME type → extensions: `{ 'application/pdf': ['.pdf'] }`. */
  accept: Readonly<Record<string, readonly string[]>>
  maxBytes: number
  multiple?: boolean
  disabled?: boolean
  /** The form cannot go on without it. */
  invalid?: boolean
  onFiles: (files: readonly File[]) => void
  /** Files of another kind or size, with why: `file-invalid-type`, `file-too-large`, `too-many-files`. */
  onRejected?: (rejected: readonly { readonly file: File; readonly code: string }[]) => void
}

function mutableAccept(accept: FileDropProps['accept']): Record<string, string[]> {
  return Object.fromEntries(Object.entries(accept).map(([type, extensions]) => [type, [...extensions]]))
}

/** A place to drop files, with a button that does the same by keyboard or touch. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: mutableAccept(props.accept),
    maxSize: props.maxBytes,
    multiple: props.multiple ?? true,
    disabled: props.disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files: File[], rejections: FileRejection[]) => {
      if (files.length > 0) props.onFiles(files)
      const rejected = rejections.map(({ file, errors }) => ({ file, code: errors[0]?.code ?? 'file-invalid-type' }))
      if (rejected.length > 0) props.onRejected?.(rejected)
    },
  })
  return (
    <div
      {...getRootProps({
        className: classNames('drop', isDragActive && 'drop-active'),
        role: 'group',
        'aria-label': props.title,
        'data-invalid': props.invalid ? '' : undefined,
      })}
    >
      <input {...getInputProps({ 'aria-label': props.title })} />
      <Icon icon={Files} size={22} />
      <div className="drop-text">
        <p className="strong">{props.title}</p>
        {props.help && <p className="secondary">{props.help}</p>}
      </div>
      <Button onClick={open} disabled={props.disabled}>
        {props.multiple === false ? 'Seleccionar archivo' : 'Seleccionar archivos'}
      </Button>
    </div>
  )
}
