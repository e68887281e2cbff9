import { Cargado } from './Cargado.tsx'
import { MovimientosCard, PersonasCard, PersonasCifras } from './Ejecutivo.tsx'
import { Tablero } from './Tablero.tsx'
import { useCifras } from './use-tablero.ts'
import type { IndicadoresEjecutivo } from '#domain/procesos/indicadores.ts'
import type { ReactElement } from 'react'

/** `tablero_inicio`: the analysis of affiliation. */
export default function TableroInicio(): ReactElement {
  return (
    <Tablero
      clave="tablero_inicio"
      titulo="Análisis de afiliación"
      facts="El padrón y sus movimientos, contados ahora."
    >
      <Analisis />
    </Tablero>
  )
}

function Analisis(): ReactElement {
  const query = useCifras<IndicadoresEjecutivo>('/api/indicadores/ejecutivo')
  return (
    <Cargado query={query}>
      {(data) => (
        <div className="stack">
          <PersonasCifras data={data} />
          <div className="tablero-cuadros">
            <MovimientosCard movimientos={data.movimientos} />
            <PersonasCard title="Personas por entidad" concepto="Entidad" partes={data.porEntidad} />
            <PersonasCard title="Personas por situación" concepto="Situación" partes={data.porSituacion} />
            <PersonasCard title="Personas por sexo" concepto="Sexo" partes={data.porSexo} />
          </div>
        </div>
      )}
    </Cargado>
  )
}
