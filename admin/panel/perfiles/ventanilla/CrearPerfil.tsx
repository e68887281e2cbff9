import { useRenglones } from '#admin/panel/recurso.ts'
import { NOMBRE_PERFIL_MAX, nombrePerfilIssues, type PerfilDetalle } from '#domain/acceso/perfil.ts'
import { api } from '#admin/providers/api-client.ts'
import { ComboField, TextField } from '#admin/shared/form/fields.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly nombre: string
  /** The profile whose acts, menus and processes it begins with; null for none. */
  readonly copiaDe: number | null
}

const PERFILES = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } } as const

/** The profile of the desk, begun as a copy of one that captures for its dependency. */
export function CrearPerfil({ onCreado }: { onCreado: (perfil: PerfilDetalle) => void }): ReactElement {
  const { data, isPending } = useRenglones('perfiles', PERFILES)
  const act = useAct<Valores, PerfilDetalle>({
    call: (valores) => api.call('POST /api/panel/perfiles', { body: valores }),
    keys: ['perfiles'],
    toast: ({ nombre }) => `Se creó el perfil ${nombre}.`,
    done: onCreado,
  })
  if (isPending) return <Skeleton lines={2} label="Cargando los perfiles" />
  const modelos = (data ?? []).filter(({ protegido }) => !protegido)
  const modelo = modelos.find(({ ambito, actos }) => ambito === 'dependencia' && actos.includes('capturar'))
  return (
    <RecordForm<Valores, PerfilDetalle, unknown>
      id="ventanilla"
      act={act}
      initial={{ nombre: '', copiaDe: modelo?.id ?? null }}
      rules={({ nombre }) => nombrePerfilIssues(nombre)}
      clean={(valores) => ({ ...valores, nombre: cleanText(valores.nombre).trim() })}
      action="Crear perfil"
      busyText="Creando…"
      failure="No se pudo crear el perfil."
    >
      <TextField
        name="nombre"
        label="Nombre del perfil"
        maxLength={NOMBRE_PERFIL_MAX}
        placeholder="Por ejemplo, Ventanilla de Educación"
      />
      <ComboField
        name="copiaDe"
        numeric
        label="Copiar los permisos de"
        optional
        placeholder="Ninguno: empezar vacío"
        options={modelos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      />
    </RecordForm>
  )
}
