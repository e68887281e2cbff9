import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { ReactElement } from 'react'

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface ConflictDialogProps {
  /** Who saved the other version, and when: "Lucía Robledo, 10:42". */
  who: string
  /** Somebody else has the draft now: keeping mine takes it back. */
  taken?: boolean
  busy?: boolean
  error?: string
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two versions of a draft side by side; the person says which one holds. */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const { who, taken = false, busy = false, error, differences, onKeepMine, onTakeTheirs } = props
  return (
    <Dialog
      open
      locked
      size="md"
      title={taken ? 'Un colega tomó el borrador' : 'El borrador cambió en otro lugar'}
      onClose={onTakeTheirs}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{taken ? 'Dejárselo' : 'Cargar lo guardado'}</Button>
          <Button variant="primary" busy={busy} busyText="Guardando…" onClick={onKeepMine}>
            {taken ? 'Tomarlo y conservar lo mío' : 'Conservar lo mío'}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>Otra versión se guardó mientras escribías ({who}). Elige cuál continúa; la otra se pierde.</p>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {differences.length === 0 ? (
          <p className="secondary">Las dos versiones dicen lo mismo.</p>
        ) : (
          <div className="table-scroll">
            <table className="table">
              <caption className="visually-hidden">Diferencias entre las dos versiones</caption>
              <thead>
                <tr>
                  <th scope="col">Dato</th>
                  <th scope="col">Lo mío</th>
                  <th scope="col">Lo guardado</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ label, mine, theirs }) => (
                  <tr key={label}>
                    <td className="wrap">{label}</td>
                    <td className="wrap" data-label="Lo mío">
                      {mine || '–'}
                    </td>
                    <td className="wrap" data-label="Lo guardado">
                      {theirs || '–'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Dialog>
  )
}
