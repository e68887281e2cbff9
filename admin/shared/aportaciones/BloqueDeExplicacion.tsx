import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { comoPaga } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import { TEXTO_BASE } from '#domain/fondos/aportaciones/palabras-clave.ts'
import { SIN_FUNDAMENTO } from '#domain/fondos/explicacion.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import type { BloqueExplicado } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { LineaDeExplicacion } from '#domain/fondos/explicacion.ts'
import type { ReactElement } from 'react'

/** Beside the figure from which the explanation was opened. */
export function MarcaPreguntado(): ReactElement {
  return <span className="explicacion-marca">Lo que preguntas</span>
}

interface BloqueProps {
  bloque: BloqueExplicado<LineaDeExplicacion>
  /** Some entity closed: lines of those that did not are marked. */
  marcarSinCerrar: boolean
}

/** What the entity or the person pays: its lines and their sum. */
export function BloqueDeExplicacion({ bloque, marcarSinCerrar }: BloqueProps): ReactElement {
  const { titulo, lineas, subtotalCentavos, preguntado, marcaLineas } = bloque
  return (
    <section className="explicacion-bloque" aria-label={titulo}>
      <p className={classNames('explicacion-suma', preguntado && 'preguntado')}>
        <span>
          <b>{titulo}</b> {preguntado && <MarcaPreguntado />}
        </span>
        <strong>{formatPesos(subtotalCentavos)}</strong>
      </p>
      {lineas.length > 0 && (
        <ol className="explicacion-lineas">
          {lineas.map((linea) => (
            <Linea
              key={`${linea.entidadId} ${linea.clave} ${linea.obligado} ${linea.corrige ?? ''} ${linea.origen} ${linea.entidadOrigen ?? ''}`}
              linea={linea}
              marcada={marcaLineas && linea.preguntada}
              sinCerrar={marcarSinCerrar && !linea.cerrada}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function Linea(props: { linea: LineaDeExplicacion; marcada: boolean; sinCerrar: boolean }): ReactElement {
  const { linea, marcada, sinCerrar } = props
  const { clave, palabras, fondo, corrige, entidadOrigen, importeCentavos, dias, base, formula, tasa } = linea
  const notas = [
    fondo,
    comoPaga(linea),
    corrige === null ? '' : `corrige la ${corrige}`,
    entidadOrigen === null ? '' : `origen: ${entidadOrigen}`,
    sinCerrar ? 'aún sin cerrar' : '',
  ].filter(Boolean)
  const deQue = dias === null ? '' : `${TEXTO_BASE[base].titulo} de ${cuentaTexto(dias, 'día')}: `
  return (
    <li className={classNames(marcada && 'preguntado')}>
      <span>
        <span className="mono">{clave}</span> {palabras} {marcada && <MarcaPreguntado />}
        <br />
        <span className="secondary">{notas.join(' · ')}</span>
      </span>
      <strong>{formatPesos(importeCentavos)}</strong>
      <span className="secondary explicacion-formula">
        <span>{deQue + formula}</span>
        <span>{`Tasa ${tasa}: ${linea.fundamento === '' ? SIN_FUNDAMENTO : linea.fundamento}`}</span>
      </span>
    </li>
  )
}
