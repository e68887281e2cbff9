import { Link, useSearchParams } from 'react-router-dom'
import { isValidadoAMano } from '#domain/afiliacion/documento-expediente.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { NOMBRE_DOCUMENTO } from '#admin/panel/afiliados/tipo-documento.ts'
import type { CambioDeVida, EntradaLinea } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { ReactElement, ReactNode } from 'react'

/** As a change of post names it: told there with its former value, it is not told twice. */
const SUELDO = 'Sueldo mensual'

/** An entry of the line of life as the screen tells it. */
export function entradaItem(entrada: EntradaLinea): { readonly text: ReactNode; readonly detail: ReactNode } {
  if (entrada.clase === 'cambio')
    return {
      text: (
        <>
          <span className="linea-dia strong">{formatFecha(entrada.desde)}</span>{' '}
          <span className="strong">{entrada.tipo}</span> {entrada.folio !== null && <Folio folio={entrada.folio} />}
        </>
      ),
      detail: <DetalleCambio entrada={entrada} />,
    }
  const { at, quien } = entrada
  if (entrada.clase === 'acto')
    return {
      text: (
        <>
          <span className="linea-dia">{fechaHora(at)}</span> {entrada.tipo} <Folio folio={entrada.folio} />:{' '}
          {entrada.texto}
        </>
      ),
      detail: quien,
    }
  const { tipo, archivo, por, vigente } = entrada
  return {
    text: (
      <>
        <span className="linea-dia">{fechaHora(at)}</span> {NOMBRE_DOCUMENTO[tipo]}, {archivo}
      </>
    ),
    detail: [
      ...(isValidadoAMano({ por }) ? [`Agregó y validó ${quien} (${por})`] : [`Agregó ${quien}`, `validó ${por}`]),
      ...(vigente ? [] : ['reemplazado']),
    ].join(' · '),
  }
}

function Folio({ folio }: { folio: string }): ReactElement {
  return (
    <Link className="mono linea-folio" to={rutaMovimiento({ folio })}>
      {folio}
    </Link>
  )
}

function DetalleCambio({ entrada }: { entrada: CambioDeVida }): ReactElement {
  const { desde, registrado, situacion, sueldoCentavos, cambios } = entrada
  const [params] = useSearchParams()
  const esDia = params.get('al') === desde
  const sueldo = cambios.some(({ campo }) => campo === SUELDO) ? null : sueldoCentavos
  return (
    <span className="linea-detalle">
      {situacion && <SituacionTag letra={situacion} />}
      {sueldo !== null && (
        <span>
          {SUELDO}: {formatPesos(sueldo)}
        </span>
      )}
      {cambios.map(({ campo, antes, despues }) => (
        <span key={campo}>
          {campo}: {antes || 'vacío'} → {despues || 'vacío'}
        </span>
      ))}
      <span>Registrado el {formatFecha(registrado)}</span>
      {!esDia && (
        <Link to={`?al=${desde}`} aria-label={`Ver cómo estaba ese día, ${formatFecha(desde)}`}>
          Ver cómo estaba ese día
        </Link>
      )}
    </span>
  )
}
