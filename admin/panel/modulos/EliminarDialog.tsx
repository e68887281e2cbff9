import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { MUESTRAN_MODULOS } from './muestran-modulos.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { ImpactoBorrado } from '#domain/procesos/modulo.ts'
import type { Query } from '@tanstack/react-query'
import type { ReactElement } from 'react'

interface EliminarDialogProps {
  que: 'modulo' | 'proceso'
  id: number
  nombre: string
  onClose: () => void
  onDone: () => void
}

const RECURSO = { modulo: 'modulos', proceso: 'procesos' } as const
const AVISO = {
  modulo: 'Se eliminarán también sus procesos y documentos.',
  proceso: 'Se eliminarán también sus documentos.',
} as const

/** Id of the field that asks for the name. */
const CAMPO = 'eliminar-nombre'

/** Says exactly what goes with a module or process, and what stays; what is told is what is deleted. */
export function EliminarDialog(props: EliminarDialogProps): ReactElement {
  const { que, id, nombre, onClose } = props
  const path = `/api/panel/${RECURSO[que]}/:id` as const
  const impacto = useQuery({
    queryKey: [RECURSO[que], id, 'impacto'],
    queryFn: ({ signal }) => api.call(`GET ${path}/impacto`, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const { run, busy, error } = useEliminar(props, () => void impacto.refetch())
  const { data } = impacto
  const [escrito, setEscrito] = useState('')
  const [tried, setTried] = useState(false)
  // What takes others with it asks for its name.
  const pideNombre = que === 'modulo' && data !== undefined && data.procesos.length > 0
  const falta = pideNombre && cleanText(escrito).trim() !== nombre
  const submit = (): void => {
    setTried(true)
    if (falta) document.getElementById(CAMPO)?.focus()
    else if (data) run(data.huella)
  }
  return (
    <ActDialog
      size="md"
      title={que === 'modulo' ? `¿Eliminar el módulo ${nombre}?` : `¿Eliminar el proceso ${nombre}?`}
      action={que === 'modulo' ? 'Eliminar módulo' : 'Eliminar proceso'}
      cancel="Conservar"
      danger
      busyText="Eliminando…"
      busy={busy}
      waiting={!data}
      error={error}
      failure="No se eliminó."
      onClose={onClose}
      onSubmit={submit}
    >
      {impacto.error && (
        <ErrorState
          title="No se pudo saber qué se elimina."
          error={impacto.error}
          onRetry={() => void impacto.refetch()}
        />
      )}
      <p>{AVISO[que]} No se puede deshacer.</p>
      {impacto.isPending && <Skeleton lines={3} label="Revisando qué se elimina" />}
      {data && <Impacto impacto={data} />}
      {pideNombre && (
        <Field
          id={CAMPO}
          label="Escribe el nombre del módulo para eliminarlo"
          error={tried && falta ? `Escribe «${nombre}», como está en el título.` : null}
        >
          <TextInput value={escrito} autoComplete="off" onChange={(event) => setEscrito(event.target.value)} />
        </Field>
      )}
    </ActDialog>
  )
}

function Impacto({ impacto }: { impacto: ImpactoBorrado }): ReactElement {
  const { procesos, grupos, documentos, casos, perfiles } = impacto
  const nada = procesos.length + grupos.length + documentos.length === 0
  return (
    <>
      {nada && <p className="secondary">No hay procesos ni documentos que se eliminen con él.</p>}
      <Lista titulo={cuentaTexto(procesos.length, 'proceso', 'procesos')} items={procesos} />
      <Lista titulo={cuentaTexto(grupos.length, 'grupo', 'grupos')} items={grupos} />
      <Lista titulo={cuentaTexto(documentos.length, 'documento', 'documentos')} items={documentos} />
      {casos.length > 0 && (
        <Note tone="warn">
          <strong>{cuentaTexto(casos.length, 'caso', 'casos')} se conservan, pero sin proceso:</strong> siguen en el
          Panel General de Procesos con el nombre que tenían.
          <ul className="eliminar-casos">
            {casos.map((caso) => (
              <li key={caso}>{caso}</li>
            ))}
          </ul>
        </Note>
      )}
      {perfiles.length > 0 && <p className="secondary small">Lo dejan de ver los perfiles {perfiles.join(', ')}.</p>}
    </>
  )
}

function Lista({ titulo, items }: { titulo: string; items: readonly string[] }): ReactElement | null {
  if (items.length === 0) return null
  return (
    <div className="eliminar-lista">
      <h3>{titulo}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={`${index} ${item}`}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** What would be deleted is not asked again of what is gone. */
const isNotImpacto = ({ queryKey }: Query): boolean => queryKey[2] !== 'impacto'
const SIN_IMPACTO = MUESTRAN_MODULOS.map((key) => ({ queryKey: [key], predicate: isNotImpacto }))

/** When something was added since it was told, the list is read again and the person decides again. */
function useEliminar({ que, id, nombre, onDone }: EliminarDialogProps, onStale: () => void): Act<string> {
  const client = useQueryClient()
  return useAct({
    call: (huella: string) => api.call(`DELETE /api/panel/${RECURSO[que]}/:id`, { params: { id }, query: { huella } }),
    keys: SIN_IMPACTO,
    toast: () => `Se eliminó ${nombre}.`,
    done: () => {
      // No list that is gone back to tells it any more.
      for (const key of MUESTRAN_MODULOS) client.removeQueries({ queryKey: [key], type: 'inactive' })
      onDone()
    },
    conflict: onStale,
    leaves: que === 'modulo',
  })
}
