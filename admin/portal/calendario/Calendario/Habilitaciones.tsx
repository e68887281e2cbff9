import { History, Plus } from 'lucide-react'
import { useState } from 'react'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { NuevaHabilitacion } from './NuevaHabilitacion.tsx'
import { TerminarHabilitacion } from './TerminarHabilitacion.tsx'
import type { EstadoHabilitacion, HabilitacionPanel } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

interface HabilitacionesProps {
  habilitaciones: readonly HabilitacionPanel[]
  puede: boolean
  hoy: PlainDate
}

/** Extraordinary enablings of the year: those in force, to come and over; who may, gives and ends them here. */
export function Habilitaciones({ habilitaciones, puede, hoy }: HabilitacionesProps): ReactElement | null {
  const [nueva, setNueva] = useState(false)
  const [termina, setTermina] = useState<HabilitacionPanel | null>(null)
  if (!puede && habilitaciones.length === 0) return null
  return (
    <Card
      title="Habilitaciones extraordinarias"
      aside={
        puede && (
          <Button size="sm" icon={Plus} onClick={() => setNueva(true)}>
            Nueva
          </Button>
        )
      }
      flush
    >
      {habilitaciones.length === 0 && <p className="cal-sin">Nadie ha pedido abrir la captura fuera de sus fechas.</p>}
      <ul className="cal-lista cal-habilitaciones">
        {habilitaciones.map((each) => (
          <li key={each.id}>
            <Habilitacion {...each} />
            {puede && each.actions.includes('revocar') ? (
              <Button size="sm" onClick={() => setTermina(each)}>
                Terminar
              </Button>
            ) : (
              <Estado estado={each.estado} />
            )}
          </li>
        ))}
      </ul>
      {nueva && <NuevaHabilitacion hoy={hoy} onClose={() => setNueva(false)} />}
      {termina && <TerminarHabilitacion habilitacion={termina} onClose={() => setTermina(null)} />}
    </Card>
  )
}

function Habilitacion({ unidad, tipo, desde, hasta, motivo, solicita, creadaPor }: HabilitacionPanel): ReactElement {
  const people = [solicita && `Pidió ${solicita}`, creadaPor && `Registró ${creadaPor}`].filter(Boolean).join('. ')
  return (
    <div>
      <strong>{unidad}</strong>
      <small>
        {TIPOS_EVENTO[tipo].label}, {formatRango(desde, hasta)}
      </small>
      <small>{motivo}</small>
      <small>{people}</small>
    </div>
  )
}

const PALABRAS: Readonly<Record<EstadoHabilitacion, string>> = {
  vigente: 'Vigente',
  futura: 'Por abrir',
  vencida: 'Vencida',
  terminada: 'Terminada',
}

function Estado({ estado }: { estado: EstadoHabilitacion }): ReactElement {
  return (
    <StatusTag tone={estado === 'vigente' ? 'green' : 'neutral'} icon={History}>
      {PALABRAS[estado]}
    </StatusTag>
  )
}
