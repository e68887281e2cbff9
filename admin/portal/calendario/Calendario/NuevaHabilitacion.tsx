import { useQuery } from '@tanstack/react-query'
import { MOTIVO_MAX } from '#domain/calendario/cambios-calendario.ts'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { habilitacionIssues, TIPOS_HABILITACION } from '#domain/calendario/habilitacion-issues.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField, ComboField, DateField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

const TODAS = 'todas'
const TIPOS = TIPOS_HABILITACION.map((value) => ({ value, label: TIPOS_EVENTO[value].label }))

interface Datos {
  readonly tipo: (typeof TIPOS_HABILITACION)[number]
  /** An entity's id, or all. */
  readonly unidadId: string
  readonly desde: string
  readonly hasta: string
  readonly motivo: string
  readonly solicita: string
}

/** Opens the capture on days that the calendar leaves closed: what, to whom, which days, why, and who asked. */
export function NuevaHabilitacion({ hoy, onClose }: { hoy: PlainDate; onClose: () => void }): ReactElement {
  const entidades = useQuery({
    queryKey: ['catalogo', 'adscripcion'],
    queryFn: ({ signal }) => api.call('GET /api/catalogo/adscripcion', { signal }),
    staleTime: 300_000,
  })
  const act = useAct<Datos>({
    call: ({ unidadId, ...rest }) =>
      api.call('POST /api/panel/habilitaciones', {
        body: {
          ...rest,
          unidadId: unidadId === TODAS || unidadId === '' ? null : Number(unidadId),
        },
      }),
    keys: ['calendario', 'ventana'],
    toast: () => 'La captura queda abierta en esos días.',
    done: onClose,
  })
  const options = [
    { value: TODAS, label: 'Todas las entidades' },
    ...(entidades.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ]
  return (
    <FormDialog
      act={act}
      initial={{ tipo: 'ALTA_BAJA_CAMBIO', unidadId: TODAS, desde: hoy, hasta: hoy, motivo: '', solicita: '' }}
      rules={issuesOf}
      title="Nueva habilitación extraordinaria"
      action="Abrir la captura"
      busyText="Guardando…"
      failure="No se abrió la captura."
      size="md"
      onClose={onClose}
    >
      <SelectField name="tipo" label="Qué se abre" options={TIPOS} />
      <ComboField name="unidadId" label="Entidad" options={options} loading={entidades.isPending} />
      <div className="cal-dos">
        <DateField name="desde" label="Desde" />
        <DateField name="hasta" label="Hasta" />
      </div>
      <AreaField
        name="motivo"
        label="Motivo"
        help="Lo ven las ventanillas a las que se les abre."
        maxLength={MOTIVO_MAX}
      />
      <TextField name="solicita" label="Quién lo pidió" optional maxLength={120} />
    </FormDialog>
  )
}

function issuesOf({ tipo, desde, hasta, motivo }: Datos): Issue[] {
  const [from, to] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (!from) return [{ path: 'desde', code: 'dia', message: 'Escribe un día que exista.' }]
  if (!to) return [{ path: 'hasta', code: 'dia', message: 'Escribe un día que exista.' }]
  return habilitacionIssues({ tipo, desde: from, hasta: to, motivo: motivo.trim() })
}
