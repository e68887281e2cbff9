import { Ellipsis, Eye, LockKeyhole, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Card } from '#admin/shared/ui/Card.tsx'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { Menu } from '#admin/shared/ui/Menu.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { errorMessage } from '#admin/providers/api-error.ts'
import { formatBytes, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useFilePicker } from '#admin/shared/documentos/use-file-picker.tsx'
import { useTramite } from '#admin/portal/expediente/tramite-context.ts'
import { rowId } from '#admin/portal/expediente/step-checks.ts'
import { ValidadoTag } from './ValidadoTag.tsx'
import type { ReactElement } from 'react'

const ACCEPT = '.pdf,.jpg,.jpeg,.png'

/** Documentos adicionales: the Carta Testamentaria, open once the three base documents are validated. */
export function AdicionalesCard(): ReactElement {
  const { model, captura, kept, editable, expediente, openVisor } = useTramite()
  const [picked, setPicked] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const locked = model.faltan.length > 0
  const sent = captura.documentos.carta
  const archivo = sent && kept.archivos[sent.archivo]
  const picker = useFilePicker(ACCEPT, ([file]) => {
    setError('')
    setPicked(file ?? null)
  })
  const load = async (): Promise<void> => {
    if (!picked) return
    setBusy(true)
    try {
      await expediente.setCarta(picked)
      setPicked(null)
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card
      flush
      off={locked}
      title="Documentos adicionales"
      aside={
        locked && (
          <>
            <Icon icon={LockKeyhole} size={14} /> Se habilita con los tres documentos validados
          </>
        )
      }
    >
      {picker.input}
      <table className="table docs">
        <caption className="visually-hidden">Documentos adicionales</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Documento</th>
            <th scope="col">Archivo</th>
            <th scope="col">Validado</th>
            <th scope="col">Acciones</th>
          </tr>
        </thead>
        <tbody>
          <tr id={rowId('carta')} tabIndex={-1} className="docs-row">
            <th scope="row">
              {TITULO_PAPEL.carta} <span className="field-optional">(opcional)</span>
            </th>
            <td className="wrap" data-label="Archivo">
              {picked ? `${picked.name}, ${formatBytes(picked.size)}` : sent ? 'Enviado' : 'No enviado'}
              {picked && <div className="muted">Listo para cargar</div>}
              {!picked && archivo && (
                <div className="secondary">
                  {archivo.nombre}, {formatBytes(archivo.bytes)}
                </div>
              )}
            </td>
            <td data-label="Validado">
              <ValidadoTag by={sent?.by ?? null} />
            </td>
            <td className="num docs-acts">
              {picked && (
                <Button size="sm" variant="primary" busy={busy} busyText="Cargando…" onClick={() => void load()}>
                  Cargar
                </Button>
              )}
              {picked && !busy && (
                <Button size="sm" variant="quiet" onClick={() => setPicked(null)}>
                  Quitar
                </Button>
              )}
              {!picked && !sent && editable && (
                <Button size="sm" disabled={locked} onClick={picker.open} aria-label="Buscar Carta Testamentaria">
                  Buscar
                </Button>
              )}
              {!picked && sent && (
                <IconButton
                  icon={Eye}
                  label="Vista previa de Carta Testamentaria"
                  onClick={() => openVisor({ paper: 'carta', campo: null, mode: 'vista' })}
                />
              )}
              {!picked && sent && editable && (
                <Menu
                  className="icon-btn"
                  label="Más acciones de Carta Testamentaria"
                  items={[
                    { label: 'Reemplazar', icon: RefreshCw, onSelect: picker.open },
                    { label: 'Quitar', icon: Trash2, danger: true, onSelect: () => expediente.remove('carta') },
                  ]}
                >
                  <Icon icon={Ellipsis} />
                </Menu>
              )}
            </td>
          </tr>
        </tbody>
      </table>
      {error && (
        <div className="docs-error">
          <Note tone="bad" live>
            {error}
          </Note>
        </div>
      )}
    </Card>
  )
}
