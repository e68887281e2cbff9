import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import type { ReactElement } from 'react'

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface ConflictDialogProps {
  /** Who saved the other version, and when: "Lucía Robledo, 10:42". */
  who: string
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two versions of a draft side by side; the person says which one holds. */
export function ConflictDialog({ who, differences, onKeepMine, onTakeTheirs }: ConflictDialogProps): ReactElement {
  return (
    <Dialog
      open
      locked
      size="md"
      title="El borrador cambió en otro lugar"
      onClose={onTakeTheirs}
      footer={
        <>
          <Button onClick={onTakeTheirs}>Cargar lo guardado</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Conservar lo mío
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>Otra versión se guardó mientras escribías ({who}). Elige cuál continúa; la otra se pierde.</p>
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
