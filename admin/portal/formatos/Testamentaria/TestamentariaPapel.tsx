import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { BENEFICIARIOS_MAX, SIN_BENEFICIARIO, type Beneficiario } from '#domain/formatos/carta.ts'
import { Bloque, Firmas, Papel } from '#admin/portal/formatos/papel/Papel.tsx'
import type { ReactElement } from 'react'

interface TestamentariaPapelProps {
  nombre: string
  curp: string
  rfc: string
  lugar: string
  fecha: string
  beneficiarios: readonly Beneficiario[]
}

const hueco = (text: string, letras: number): string => (text === '' ? '_'.repeat(letras) : text)

/** The letter: who leaves, to whom, in which parts; without anybody written, empty lines. */
export function TestamentariaPapel({
  nombre,
  curp,
  rfc,
  lugar,
  fecha,
  beneficiarios,
}: TestamentariaPapelProps): ReactElement {
  const dia = parsePlainDate(fecha)
  const rows =
    beneficiarios.length > 0 ? beneficiarios : Array.from({ length: BENEFICIARIOS_MAX }, () => SIN_BENEFICIARIO)
  return (
    <Papel
      titulo="Carta Testamentaria"
      linea={`${hueco(lugar, 24)}, a ${dia ? formatFechaLarga(dia) : '_'.repeat(24)}`}
      pie="La carta firmada se agrega al expediente de la persona."
    >
      <Bloque titulo="Declaración">
        <p className="papel-texto">
          Quien suscribe, {hueco(nombre, 48)}, con CURP {hueco(curp, 20)} y RFC {hueco(rfc, 16)}, en pleno uso de mis
          facultades, designo como beneficiarias de mis fondos y seguros a las personas siguientes:
        </p>
      </Bloque>
      <Bloque titulo="Beneficiarios">
        <table className="papel-tabla">
          <caption className="visually-hidden">Beneficiarios</caption>
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Parentesco</th>
              <th scope="col" className="num">
                Porcentaje
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nombre: quien, parentesco, porcentaje }, index) => (
              <tr key={index}>
                <td>{quien || '\u00a0'}</td>
                <td>{parentesco}</td>
                <td className="num">{porcentaje === '' ? '' : `${porcentaje} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Bloque>
      <Firmas de={['Nombre y firma', 'Testigo', 'Testigo']} />
    </Papel>
  )
}
