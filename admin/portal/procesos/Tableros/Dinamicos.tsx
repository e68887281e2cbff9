import { useState } from 'react'
import { DIMENSIONES } from '#domain/procesos/indicadores.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { Cargado } from './Cargado.tsx'
import { useCifras } from './use-tablero.ts'
import type { Dimension, ReporteDinamico } from '#domain/procesos/indicadores.ts'
import type { ReactElement } from 'react'
import '#admin/shared/graficas/graficas.css'
import '#admin/shared/ui/datos/table.css'

const OPCIONES = Object.entries(DIMENSIONES).map(([value, label]) => ({ value, label }))

const isDimension = (text: string): text is Dimension => Object.hasOwn(DIMENSIONES, text)

/** *Dinámicos*: people counted by the two data that one chooses. */
export function Dinamicos(): ReactElement {
  const [renglon, setRenglon] = useState<Dimension>('entidad')
  const [columna, setColumna] = useState<Dimension>('situacion')
  const query = useCifras('GET /api/indicadores/dinamico', { renglon, columna })
  const choose = (which: 'renglon' | 'columna') => (value: string) => {
    if (!isDimension(value)) return
    // Choosing what the other side has swaps them: a person is never counted twice by the same datum.
    if (which === 'renglon') {
      if (value === columna) setColumna(renglon)
      setRenglon(value)
    } else {
      if (value === renglon) setRenglon(columna)
      setColumna(value)
    }
  }
  return (
    <div className="stack">
      <div className="tablero-elegir">
        <Field label="En los renglones" width={20}>
          <Select options={OPCIONES} value={renglon} onChange={(event) => choose('renglon')(event.target.value)} />
        </Field>
        <Field label="En las columnas" width={20}>
          <Select options={OPCIONES} value={columna} onChange={(event) => choose('columna')(event.target.value)} />
        </Field>
      </div>
      <Cargado query={query}>{(reporte) => <Cruce reporte={reporte} />}</Cargado>
    </div>
  )
}

function Cruce({ reporte }: { reporte: ReporteDinamico }): ReactElement {
  const titulo = `Personas por ${DIMENSIONES[reporte.renglon].toLowerCase()} y ${DIMENSIONES[reporte.columna].toLowerCase()}`
  return (
    <Card flush title={titulo} aside={`${formatCuenta(reporte.total)} personas`}>
      <div className="table-scroll" {...scrollRegion(titulo)}>
        <table className="cifras-tabla tablero-cruce">
          <caption className="visually-hidden">{titulo}</caption>
          <thead>
            <tr>
              <th scope="col">{DIMENSIONES[reporte.renglon]}</th>
              {reporte.columnas.map((columna) => (
                <th key={columna} scope="col" className="num">
                  {columna}
                </th>
              ))}
              <th scope="col" className="num">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {reporte.renglones.map(({ nombre, cuentas, total }) => (
              <tr key={nombre}>
                <th scope="row">{nombre}</th>
                {cuentas.map((n, index) => (
                  <td key={reporte.columnas[index] ?? index} className={n === 0 ? 'num muted' : 'num'}>
                    {formatCuenta(n)}
                  </td>
                ))}
                <td className="num strong">{formatCuenta(total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {reporte.totales.map((n, index) => (
                <td key={reporte.columnas[index] ?? index} className="num">
                  {formatCuenta(n)}
                </td>
              ))}
              <td className="num">{formatCuenta(reporte.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

/** A scrolling region is reached by keyboard. */
function scrollRegion(label: string) {
  return { tabIndex: 0, role: 'region', 'aria-label': label } as const
}
