import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { MOTIVOS_SIN_LINEA } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'

/** "2 pagos por $1,500.00: 1 Completo, 1 Parcial; 1 tardío; 3 ya estaban." */
export function respuestaTexto({
  pagos,
  totalCentavos,
  porResultado,
  tardios,
  repetidos,
  corregidos,
  reversas,
  reversasSinPago,
}: RespuestaCargada): string {
  const parts = Object.entries(porResultado).map(([key, n]) => `${n} ${RESULTADOS_PAGO[key as ResultadoPago]}`)
  const more = [
    parts.join(', '),
    tardios > 0 ? cuentaTexto(tardios, 'tardío') : '',
    repetidos > 0 ? `${cuentaTexto(repetidos, 'pago')} ya ${repetidos === 1 ? 'estaba' : 'estaban'}` : '',
    reversas > 0 ? cuentaTexto(reversas, 'reversa') : '',
    reversasSinPago > 0 ? `${cuentaTexto(reversasSinPago, 'reversa')} sin su pago` : '',
    corregidos > 0 ? `${cuentaTexto(corregidos, 'pago')} por identificar con otra referencia` : '',
  ].filter(Boolean)
  return `${cuentaTexto(pagos, 'pago')} por ${formatPesos(totalCentavos)}${more.length > 0 ? `: ${more.join('; ')}` : ''}.`
}

/** What loading the file would do, with the payments that would wait to be identified. */
export function RespuestaPrevista({ prevista }: { prevista: RespuestaCargada }): ReactElement {
  const { porIdentificar, porResultado, corregidos, reversasSinPago } = prevista
  const hay = (porResultado.desconocido ?? 0) + (porResultado.anulado ?? 0) + corregidos + reversasSinPago
  return (
    <>
      <Note live>
        <strong>Al cargarlo: {respuestaTexto(prevista)}</strong>
      </Note>
      {porIdentificar.length > 0 && (
        <Note tone="warn">
          <strong>
            {cuentaTexto(hay, 'pago')} {hay === 1 ? 'quedaría' : 'quedarían'} por identificar, sin abonarse a nadie.
          </strong>
          <ul className="validacion-faltas">
            {porIdentificar.map(({ operacion, referencia, importeCentavos, motivo, sugerida }) => (
              <li key={operacion}>
                {operacion}, {formatPesos(importeCentavos)}, referencia{' '}
                <span className="mono">{referenciaTexto(referencia)}</span>. {MOTIVOS_SIN_LINEA[motivo]}.
                {sugerida !== '' && (
                  <>
                    {' '}
                    Se propone <span className="mono">{referenciaTexto(sugerida)}</span>.
                  </>
                )}
              </li>
            ))}
            {hay > porIdentificar.length && <li>Y {cuentaTexto(hay - porIdentificar.length, 'pago')} más.</li>}
          </ul>
        </Note>
      )}
    </>
  )
}
