import { Link } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { GRAFICAS } from '#domain/procesos/estadisticos.ts'
import { cifraTexto, colorDe } from './colores.ts'
import type { Grafica } from '#domain/procesos/estadisticos.ts'
import type { ReactElement } from 'react'
import '#admin/shared/graficas/graficas.css'

/** The figures of a chart, each a link to the list that it counts where there is one; its legend too. */
export function TablaGrafica({ grafica }: { grafica: Grafica }): ReactElement {
  const { forma, series, renglones } = grafica
  const { vista, concepto } = GRAFICAS[forma]
  const { titulo } = VISTAS[vista]
  // It scrolls: who moves by keys gets into it.
  const region = { tabIndex: 0, role: 'region', 'aria-label': `Datos: ${titulo}` } as const
  const porRenglon = forma === 'pastel' || forma === 'dona'
  return (
    <div className="estadistico-datos" {...region}>
      <table className="cifras-tabla">
        <caption className="visually-hidden">{titulo}</caption>
        <thead>
          <tr>
            <th scope="col">{concepto}</th>
            {series.map(({ clave, nombre }, index) => (
              <th key={clave} scope="col" className="num">
                {!porRenglon && series.length > 1 && <Muestra index={index} />}
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renglones.map((renglon, row) => (
            <tr key={renglon.clave}>
              <th scope="row">
                {porRenglon && <Muestra index={row} />}
                {renglon.nombre}
              </th>
              {series.map(({ clave, unidad }, index) => {
                const texto = cifraTexto(renglon.cifras[index] ?? 0, unidad)
                const ruta = renglon.rutas[index]
                return (
                  <td key={clave} className="num">
                    {ruta ? <Link to={ruta}>{texto}</Link> : texto}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Muestra({ index }: { index: number }): ReactElement {
  return <span className="estadistico-color" aria-hidden="true" style={{ background: colorDe(index) }} />
}
