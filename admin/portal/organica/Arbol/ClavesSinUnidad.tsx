import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ClaveSinUnidad } from '#domain/organica/arbol.ts'
import type { ReactElement } from 'react'

/** Organic keys that no unit carries, each with its delete button. */
export function ClavesSinUnidad({ claves }: { claves: readonly ClaveSinUnidad[] }): ReactElement | null {
  const [elimina, setElimina] = useState<ClaveSinUnidad | null>(null)
  if (claves.length === 0) return null
  return (
    <section className="arbol-programados" aria-label="Claves sin unidad">
      <h2>
        <Icon icon={KeyRound} size={16} /> Claves sin unidad
      </h2>
      <ul className="arbol-datos">
        {claves.map((clave) => (
          <li key={clave.id}>
            <span>
              <span className="mono">{clave.clave}</span> {clave.descripcion}
            </span>
            <small>
              {[`Orgánica ${clave.nivel}`, clave.bajo, clave.activa ? '' : 'Inactiva'].filter(Boolean).join(' · ')}
            </small>
            <Button size="sm" aria-label={`Eliminar la clave ${clave.clave}`} onClick={() => setElimina(clave)}>
              Eliminar
            </Button>
          </li>
        ))}
      </ul>
      {elimina && <EliminarDialog clave={elimina} onClose={() => setElimina(null)} />}
    </section>
  )
}

function EliminarDialog({ clave, onClose }: { clave: ClaveSinUnidad; onClose: () => void }): ReactElement {
  const act = useAct({
    call: () => api.call('DELETE /api/panel/organica/claves/:id', { params: { id: clave.id } }),
    keys: ['organica', 'organica-arbol'],
    toast: () => `Se eliminó la clave ${clave.clave}.`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Eliminar la clave ${clave.clave}`}
      action="Eliminar"
      busyText="Eliminando…"
      failure="No se eliminó la clave."
      danger
      cancel="Conservar"
      onClose={onClose}
    >
      <p>
        Se elimina {clave.descripcion}, con las claves que dependen de ella. Ninguna unidad la lleva. La clave queda
        libre para otra unidad.
      </p>
    </ConfirmDialog>
  )
}
