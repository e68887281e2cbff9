import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatFecha, formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { DateField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { Issue } from '#domain/issue.ts'
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
  const act = useAct<{ fecha: string; nombre: string }>({
    call: ({ fecha, nombre }) =>
      api.call('PUT /api/panel/inhabiles/:fecha', {
        params: { fecha },
        body: { version, nombre, activo: true },
      }),
    keys: ['calendario'],
    toast: (_, { nombre }) => `${nombre} ya es día inhábil.`,
    done: onClose,
  })
  return (
    <FormDialog
      act={act}
      initial={{ fecha: '', nombre: '' }}
      rules={({ fecha, nombre }) => inhabilIssues(anio, fecha, nombre)}
      title="Agregar un día inhábil"
      action="Agregar"
      busyText="Agregando…"
      failure="No se agregó el día."
      onClose={onClose}
    >
      <DateField name="fecha" label="Día" />
      <TextField name="nombre" label="Nombre" maxLength={80} />
    </FormDialog>
  )
}

function inhabilIssues(anio: number, fecha: string, nombre: string): Issue[] {
  const isOfYear = parsePlainDate(fecha) !== null && fecha.startsWith(`${anio}-`)
  return [
    ...(isOfYear ? [] : [{ path: 'fecha', code: 'dia', message: `Escribe un día de ${anio}.` }]),
    ...(nombre.trim() === ''
      ? [{ path: 'nombre', code: 'requerido', message: 'Escribe el nombre del día inhábil.' }]
      : []),
  ]
}

interface QuitarProps {
  calendario: CalendarioAnio
  dia: DiaInhabil
  onClose: () => void
}

function QuitarInhabil({ calendario, dia, onClose }: QuitarProps): ReactElement {
  const act = useAct({
    call: () =>
      api.call('PUT /api/panel/inhabiles/:fecha', {
        params: { fecha: dia.fecha },
        body: { version: calendario.version, activo: false },
      }),
    keys: ['calendario'],
    toast: () => `${dia.nombre} ya no es día inhábil.`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Quitar ${dia.nombre}`}
      action="Quitar"
      busyText="Quitando…"
      failure="No se quitó el día."
      danger
      cancel="Conservar"
      onClose={onClose}
    >
      <p>El {formatFechaConDia(dia.fecha)} podrá llevar cualquier evento. Lo que ya está en el calendario no cambia.</p>
    </ConfirmDialog>
  )
}
