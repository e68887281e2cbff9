import { Cargado } from './Cargado.tsx'
import { PadronCifras, PersonasCard } from './Ejecutivo.tsx'
import { Tablero } from './Tablero.tsx'
import { useCifras } from './use-tablero.ts'
import type { ReactElement } from 'react'

/** `tablero_inicio`: the analysis of affiliation. */
export default function TableroInicio(): ReactElement {
  return (
    <Tablero clave="tablero_inicio" facts="El padrón y sus movimientos, contados ahora.">
      <Analisis />
    </Tablero>
  )
}

function Analisis(): ReactElement {
  const query = useCifras('GET /api/indicadores/ejecutivo')
  return (
    <Cargado query={query}>
      {(data) => (
        <div className="stack">
          <PadronCifras
            data={data}
            ultima={<PersonasCard title="Personas por sexo" concepto="Sexo" partes={data.porSexo} />}
          />
        </div>
      )}
    </Cargado>
  )
}
