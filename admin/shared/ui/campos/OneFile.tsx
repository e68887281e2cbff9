import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { tamanoTexto } from '#domain/documentos/archivo.ts'
import { FileDrop } from './FileDrop.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import type { ReactElement } from 'react'
import '#admin/shared/ui/acciones/wizard.css'

interface OneFileProps {
  file: File | null
  onChange: (file: File | null) => void
  title: string
  help: string
  /** MIME type → extensions. */
  accept: Readonly<Record<string, readonly string[]>>
  maxBytes: number
  /** Of a file of another kind. */
  wrongKind: string
  /** It was asked to go on without one. */
  missing: string | null
  /** It is being sent; `share`, 0..1, of what is sent, and what is done once all is. */
  sending: { readonly share: number; readonly then: string } | null
}

/** The one file of a form: where to drop it, then its name, how much of it is sent, and the way to take another. */
export function OneFile(props: OneFileProps): ReactElement {
  const { file, sending } = props
  const [rejected, setRejected] = useState('')
  const problem = rejected || props.missing
  if (file)
    return (
      <div className="one-file">
        <Icon icon={FileText} />
        <div>
          {file.name}
          {sending && (
            <Progress label={sending.share < 1 ? 'Enviando el archivo' : sending.then} value={sending.share} />
          )}
        </div>
        {!sending && <IconButton icon={X} label={`Quitar ${file.name}`} onClick={() => props.onChange(null)} />}
      </div>
    )
  return (
    <>
      <FileDrop
        title={props.title}
        help={props.help}
        accept={props.accept}
        maxBytes={props.maxBytes}
        multiple={false}
        invalid={props.missing !== null}
        onFiles={([chosen]) => {
          setRejected('')
          props.onChange(chosen ?? null)
        }}
        onRejected={([one]) => one && setRejected(rejectionText(one.code, one.file.size, props.wrongKind))}
      />
      {problem && (
        <Note tone="bad" live>
          {problem}
        </Note>
      )}
    </>
  )
}

function rejectionText(code: string, bytes: number, wrongKind: string): string {
  if (code === 'file-too-large') return tamanoTexto(bytes)
  if (code === 'too-many-files') return 'Elige un solo archivo.'
  return wrongKind
}
