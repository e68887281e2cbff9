import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MOTIVO_MAX } from '#domain/calendario/cambios-calendario.ts'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { habilitacionIssues, TIPOS_HABILITACION } from '#domain/calendario/habilitacion-issues.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/DateInput.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Select } from '#admin/shared/ui/Select.tsx'
import { TextArea } from '#admin/shared/ui/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { useActo } from './use-acto.ts'
import { useRefrescar } from './use-calendario.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

const TODAS = 'todas'
const TIPOS = TIPOS_HABILITACION.map((value) => ({ value, label: TIPOS_EVENTO[value].label }))
const CAMPOS = ['tipo', 'unidadId', 'desde', 'hasta', 'motivo', 'solicita']

/** Opens the capture on days that the calendar leaves closed: what, to whom, which days, why, and who asked. */
export function NuevaHabilitacion({ hoy, onClose }: { hoy: PlainDate; onClose: () => void }): ReactElement {
  const toast = useToast()
  const refrescar = useRefrescar()
  const { run, busy, error } = useActo()
  const [tried, setTried] = useState(false)
  const [datos, setDatos] = useState<Datos>({
    tipo: 'ALTA_BAJA_CAMBIO',
    unidad: TODAS,
    desde: hoy,
    hasta: hoy,
    motivo: '',
    solicita: '',
  })
  const entidades = useQuery({
    queryKey: ['catalogo', 'adscripcion'],
    queryFn: ({ signal }) =>
      api.get<readonly { id: number; nombre: string }[]>('/api/catalogo/adscripcion', { signal }),
    staleTime: 300_000,
  })
  const set = (cambio: Partial<Datos>): void => setDatos({ ...datos, ...cambio })
  const issues = issuesOf(datos)
  const errorOf = (campo: string): string | null =>
    (tried ? issues.find(({ path }) => path === campo)?.message : null) ?? fieldError(error, campo)
  const submit = async (): Promise<void> => {
    setTried(true)
    if (issues.length > 0) return
    const { unidad, ...rest } = datos
    const unidadId = unidad === TODAS ? null : Number(unidad)
    const done = await run(() => api.post('/api/panel/habilitaciones', { ...rest, unidadId }))
    if (!done) return
    await refrescar()
    toast.success('La captura queda abierta en esos días.')
    onClose()
  }
  const options = [
    { value: TODAS, label: 'Todas las entidades' },
    ...(entidades.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ]
  return (
    <ActDialog
      title="Nueva habilitación extraordinaria"
      action="Abrir la captura"
      busyText="Guardando…"
      busy={busy}
      error={error}
      failure="No se abrió la captura."
      fields={CAMPOS}
      size="md"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Qué se abre" error={errorOf('tipo')}>
        <Select
          options={TIPOS}
          value={datos.tipo}
          onChange={(event) => set({ tipo: event.target.value as Datos['tipo'] })}
        />
      </Field>
      <Field label="Entidad" error={errorOf('unidadId')}>
        <Combobox
          options={options}
          value={datos.unidad}
          loading={entidades.isPending}
          onChange={(unidad) => set({ unidad: unidad || TODAS })}
        />
      </Field>
      <div className="cal-dos">
        <Field label="Desde" error={errorOf('desde')}>
          <DateInput value={datos.desde} onChange={(desde) => set({ desde })} />
        </Field>
        <Field label="Hasta" error={errorOf('hasta')}>
          <DateInput value={datos.hasta} onChange={(hasta) => set({ hasta })} />
        </Field>
      </div>
      <Field label="Motivo" help="Lo ven las ventanillas a las que se les abre." error={errorOf('motivo')}>
        <TextArea
          value={datos.motivo}
          maxLength={MOTIVO_MAX}
          onChange={(event) => set({ motivo: event.target.value })}
        />
      </Field>
      <Field label="Quién lo pidió" optional error={errorOf('solicita')}>
        <TextInput value={datos.solicita} maxLength={120} onChange={(event) => set({ solicita: event.target.value })} />
      </Field>
    </ActDialog>
  )
}

function issuesOf({ tipo, desde, hasta, motivo }: Datos) {
  const [from, to] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (!from) return [{ path: 'desde', message: 'Escribe un día que exista.' }]
  if (!to) return [{ path: 'hasta', message: 'Escribe un día que exista.' }]
  return habilitacionIssues({ tipo, desde: from, hasta: to, motivo: motivo.trim() })
}

interface Datos {
  readonly tipo: (typeof TIPOS_HABILITACION)[number]
  readonly desde: string
  readonly hasta: string
  readonly motivo: string
  /** An entity's id, or all. */
  readonly unidad: string
  readonly solicita: string
}
