import { Ellipsis, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#admin/providers/api-error.ts'
import { formatBytes } from '#admin/shared/documentos/papeles.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useFilePicker } from '#admin/shared/documentos/use-file-picker.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ValidadoTag } from './ValidadoTag.tsx'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { ReactElement, ReactNode } from 'react'

const ACCEPT = '.pdf,.jpg,.jpeg,.png'

interface PapelRowProps {
  id: string
  titulo: string
  /** Beside its title: whether it is needed. */
  marca: ReactNode
  /** What was sent; null while nothing was. Its file may be unknown here. */
  sent: { readonly by: ValidadoPor; readonly archivo: { nombre: string; bytes: number } | null } | null
  locked?: boolean
  editable: boolean
  /** Loaded as it is chosen; without it «Cargar» follows, as the tables of an alta have it (specification 1 §2.4.7). */
  alElegir?: boolean
  /** Opens what was sent. */
  vista: ReactElement
  /** Under the row. */
  nota?: ReactNode
  /** A file waits to be loaded, is on its way, or waits no more. */
  onPicked?: (file: File | null, cargando: boolean) => void
  onLoad: (file: File) => Promise<unknown>
  onRemove: () => void
}

/** A row of a table of papers that nobody reads: chosen, loaded, looked at, replaced or taken away. */
export function PapelRow(props: PapelRowProps): ReactElement {
  const { id, titulo, sent, locked = false, editable, alElegir = false, vista } = props
  const [picked, setPickedFile] = useState<File | null>(null)
  const setPicked = (file: File | null): void => {
    setPickedFile(file)
    props.onPicked?.(file, false)
  }
  const { run, busy, error, reset } = useAct({
    call: props.onLoad,
    done: () => setPicked(null),
    failed: (_failure, file) => props.onPicked?.(file, false),
  })
  const forget = (): void => {
    reset()
    setPicked(null)
  }
  const load = (file: File): void => {
    props.onPicked?.(file, true)
    run(file)
  }
  const picker = useFilePicker(ACCEPT, ([file]) => {
    reset()
    setPicked(file ?? null)
    if (file && alElegir) load(file)
  })
  return (
    <>
      <tr id={id} tabIndex={-1} className="docs-row">
        <th scope="row">
          {titulo} {props.marca}
        </th>
        <td className="wrap" data-label="Archivo">
          {picker.input}
          {picked ? `${picked.name}, ${formatBytes(picked.size)}` : sent ? 'Enviado' : 'No enviado'}
          {picked && !alElegir && <div className="muted">Listo para cargar</div>}
          {!picked && sent?.archivo && (
            <div className="secondary">
              {sent.archivo.nombre}, {formatBytes(sent.archivo.bytes)}
            </div>
          )}
        </td>
        <td data-label="Validado">
          <ValidadoTag by={sent?.by ?? null} />
        </td>
        <td className="num docs-acts">
          {picked && (
            <Button size="sm" variant="primary" busy={busy} busyText="Cargando…" onClick={() => load(picked)}>
              {alElegir ? 'Reintentar' : 'Cargar'}
            </Button>
          )}
          {picked && !busy && (
            <Button size="sm" variant="quiet" onClick={forget}>
              Quitar
            </Button>
          )}
          {!picked && !sent && editable && (
            <Button size="sm" disabled={locked} onClick={picker.open} aria-label={`Seleccionar archivo: ${titulo}`}>
              Seleccionar archivo
            </Button>
          )}
          {!picked && sent && vista}
          {!picked && sent && editable && (
            <Menu
              className="icon-btn"
              label={`Más acciones de ${titulo}`}
              items={[
                { label: 'Reemplazar', icon: RefreshCw, onSelect: picker.open },
                { label: 'Quitar', icon: Trash2, danger: true, onSelect: props.onRemove },
              ]}
            >
              <Icon icon={Ellipsis} />
            </Menu>
          )}
        </td>
      </tr>
      {(error || props.nota) && (
        <tr className="docs-note">
          <td colSpan={4} className="wrap">
            {error && (
              <Note tone="bad" live>
                {errorMessage(error)}
              </Note>
            )}
            {props.nota}
          </td>
        </tr>
      )}
    </>
  )
}
