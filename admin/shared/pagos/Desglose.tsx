import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { ImporteDeCierre } from './ImporteDeCierre.tsx'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { DetalleDeQuincena } from '#admin/shared/rutas/ruta-quincena.ts'
import type { ReactElement } from 'react'
import './desglose.css'

export interface Renglon {
  readonly texto: string
  readonly centavos: number
  /** A sum of the ones before. */
  readonly suma?: boolean
  /** Where it is told by person. */
  readonly abre?: DetalleDeQuincena
}

interface DesgloseProps {
  titulo: string
  renglones: readonly Renglon[]
  /** The line that the amounts are of; none of them opens a close without it. */
  de?: Pick<ExplicacionLinea, 'codigo' | 'entidad' | 'persona' | 'folio'>
}

/** Amounts under each other, with their sums. */
export function Desglose({ titulo, renglones, de }: DesgloseProps): ReactElement {
  const deEntidad = de && de.persona === '' && de.folio === '' ? de : null
  return (
    <table className="desglose">
      <caption className="visually-hidden">{titulo}</caption>
      <tbody>
        {renglones.map(({ texto, centavos, suma, abre }) => (
          <tr key={texto} className={suma ? 'suma' : undefined}>
            <th scope="row">{texto}</th>
            <td>
              {abre && deEntidad ? (
                <ImporteDeCierre
                  {...{ centavos, codigo: deEntidad.codigo, entidad: deEntidad.entidad }}
                  detalle={abre}
                  organizacion="entonces"
                />
              ) : (
                <MoneyText centavos={centavos} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
