import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatFecha, formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Card } from '#admin/shared/ui/Card.tsx'
import { DateInput } from '#admin/shared/ui/DateInput.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { useActo } from './use-acto.ts'
import { useGuardado } from './use-calendario.ts'
import type { DiaInhabil } from '#domain/calendario/asuetos-oficiales.ts'
import type { CalendarioAnio } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

interface InhabilesProps {
  calendario: CalendarioAnio
  /** Days of rest may be changed: nothing else of the year is being edited. */
  puede: boolean
  onDia: (fecha: PlainDate) => void
}

/** The official days of rest of the year: those of the law, and what the institute added or took away. */
export function Inhabiles({ calendario, puede, onDia }: InhabilesProps): ReactElement {
  const [nuevo, setNuevo] = useState(false)
  const [quita, setQuita] = useState<DiaInhabil | null>(null)
  return (
    <Card
      title="Días inhábiles oficiales"
      aside={
        puede && (
          <Button size="sm" icon={Plus} onClick={() => setNuevo(true)}>
            Agregar
          </Button>
        )
      }
      flush
    >
      <ul className="cal-lista cal-inhabiles">
        {calendario.inhabiles.map((dia) => (
          <li key={dia.fecha}>
            <button type="button" onClick={() => onDia(dia.fecha)}>
              {formatFecha(dia.fecha)}
            </button>
            <span>{dia.nombre}</span>
            {puede && (
              <IconButton size="sm" icon={Trash2} label={`Quitar ${dia.nombre}`} onClick={() => setQuita(dia)} />
            )}
          </li>
        ))}
      </ul>
      {nuevo && <AgregarInhabil calendario={calendario} onClose={() => setNuevo(false)} />}
      {quita && <QuitarInhabil calendario={calendario} dia={quita} onClose={() => setQuita(null)} />}
    </Card>
  )
}

function AgregarInhabil({ calendario, onClose }: { calendario: CalendarioAnio; onClose: () => void }): ReactElement {
  const { anio, version } = calendario
  const toast = useToast()
  const guardado = useGuardado()
  const { run, busy, error } = useActo()
  const [fecha, setFecha] = useState(`${anio}-`)
  const [nombre, setNombre] = useState('')
  const submit = async (): Promise<void> => {
    const path = `/api/panel/calendario/inhabiles/${encodeURIComponent(fecha)}`
    const done = await run(() => api.put<CalendarioAnio>(path, { version, nombre, activo: true }))
    if (!done) return
    await guardado(done.value)
    toast.success(`${nombre} ya es día inhábil.`)
    onClose()
  }
  return (
    <ActDialog
      title="Agregar un día inhábil"
      action="Agregar"
      busyText="Agregando…"
      busy={busy}
      error={error}
      failure="No se agregó el día."
      fields={['nombre', 'fecha']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Día" error={fieldError(error, 'fecha')}>
        <DateInput value={fecha.length > 5 ? fecha : ''} onChange={setFecha} />
      </Field>
      <Field label="Nombre" error={fieldError(error, 'nombre')}>
        <TextInput value={nombre} maxLength={80} onChange={(event) => setNombre(event.target.value)} />
      </Field>
    </ActDialog>
  )
}

interface QuitarProps {
  calendario: CalendarioAnio
  dia: DiaInhabil
  onClose: () => void
}

function QuitarInhabil({ calendario, dia, onClose }: QuitarProps): ReactElement {
  const toast = useToast()
  const guardado = useGuardado()
  const { run, busy, error } = useActo()
  const submit = async (): Promise<void> => {
    const { version } = calendario
    const done = await run(() =>
      api.put<CalendarioAnio>(`/api/panel/calendario/inhabiles/${dia.fecha}`, { version, activo: false }),
    )
    if (!done) return
    await guardado(done.value)
    toast.success(`${dia.nombre} ya no es día inhábil.`)
    onClose()
  }
  return (
    <ActDialog
      title={`Quitar ${dia.nombre}`}
      action="Quitar"
      busyText="Quitando…"
      danger
      cancel="Conservar"
      busy={busy}
      error={error}
      failure="No se quitó el día."
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>El {formatFechaConDia(dia.fecha)} podrá llevar cualquier evento. Lo que ya está en el calendario no cambia.</p>
    </ActDialog>
  )
}
