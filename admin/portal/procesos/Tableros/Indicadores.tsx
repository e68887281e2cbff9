import { ChartPie, ListChecks, SlidersHorizontal } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { useState } from 'react'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Dinamicos } from './Dinamicos.tsx'
import { Ejecutivo } from './Ejecutivo.tsx'
import { Operativos } from './Operativos.tsx'
import { ConfigurarButton, Tablero } from './Tablero.tsx'
import { useTablero } from './use-tablero.ts'
import type { ReactElement } from 'react'
import './tableros.css'

const REPORTES = [
  { clave: 'ejecutivo', nombre: 'Ejecutivo', detalle: 'El instituto en cifras', icono: ChartPie },
  {
    clave: 'dinamicos',
    nombre: 'Dinámicos',
    detalle: 'Las personas contadas como tú elijas',
    icono: SlidersHorizontal,
  },
  { clave: 'operativos', nombre: 'Operativos', detalle: 'Lo que espera en cada paso', icono: ListChecks },
] as const
type Reporte = (typeof REPORTES)[number]['clave']

/** *Indicadores*: first asks which report, then shows it; the choice stands in the address. */
export default function Indicadores(): ReactElement {
  const [params, setParams] = useSearchParams()
  const [closed, setClosed] = useState(false)
  const elegido = REPORTES.find(({ clave }) => clave === params.get('reporte'))?.clave ?? null
  const [asking, setAsking] = useState(false)
  const open = asking || (elegido === null && !closed)
  const close = (): void => {
    setAsking(false)
    setClosed(true)
  }
  const choose = (clave: Reporte): void => {
    setAsking(false)
    setParams({ vista: 'tablero_indicadores', reporte: clave })
  }
  const cambiar = (
    <Button icon={ChartPie} onClick={() => setAsking(true)}>
      Cambiar de reporte
    </Button>
  )
  return (
    <>
      {elegido === null ? (
        <SinElegir onAsk={() => setAsking(true)} />
      ) : (
        <ReporteElegido clave={elegido} cambiar={cambiar} />
      )}
      {open && <Elegir onChoose={choose} onClose={close} />}
    </>
  )
}

function Elegir({ onChoose, onClose }: { onChoose: (clave: Reporte) => void; onClose: () => void }): ReactElement {
  return (
    <Dialog open title="¿Qué tipo de Reporte Quieres?" onClose={onClose}>
      <ul className="plain tablero-reportes">
        {REPORTES.map(({ clave, nombre, detalle, icono }) => (
          <li key={clave}>
            <button type="button" className="btn btn-default" onClick={() => onChoose(clave)}>
              <Icon icon={icono} size={20} />
              <span>
                {nombre}
                <small className="muted">{detalle}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function SinElegir({ onAsk }: { onAsk: () => void }): ReactElement {
  return (
    <>
      <PageHeader vista="tablero_indicadores" />
      <div className="card">
        <EmptyState
          icon={ChartPie}
          title="Elige un reporte"
          action={
            <Button variant="primary" onClick={onAsk}>
              Elegir reporte
            </Button>
          }
        >
          Hay tres: Ejecutivo, Dinámicos y Operativos.
        </EmptyState>
      </div>
    </>
  )
}

function ReporteElegido({ clave, cambiar }: { clave: Reporte; cambiar: ReactElement }): ReactElement {
  const { data } = useTablero('reporte_dinamicos')
  if (clave === 'dinamicos')
    return (
      <Tablero
        clave="reporte_dinamicos"
        reporte="Reportes dinámicos"
        facts="Las personas del padrón, contadas como elijas."
        acciones={cambiar}
      >
        <Dinamicos />
      </Tablero>
    )
  if (clave === 'operativos')
    return (
      <Tablero
        clave="reporte_operativos"
        reporte="Reportes operativos"
        facts="Lo que espera en cada paso, contado ahora."
        acciones={cambiar}
      >
        <Operativos />
      </Tablero>
    )
  return (
    <>
      <PageHeader
        title="Reporte ejecutivo"
        crumbs={[{ label: VISTAS.tablero_indicadores.titulo }, { label: 'Ejecutivo' }]}
        facts="El instituto en cifras, contadas ahora."
        actions={
          <>
            {cambiar}
            {data?.puedeConfigurar && <ConfigurarButton />}
          </>
        }
      />
      <Ejecutivo />
    </>
  )
}
