import { useState } from 'react'
import { dudaResueltaTexto, type DatoDePapel } from '#domain/afiliacion/dato-de-papel.ts'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { isClave, rutaArchivo, TITULO_CORTO, TITULO_PAPEL, valorCampo } from '#admin/shared/documentos/papeles.ts'
import { SourceMark } from '#admin/shared/ui/datos/SourceMark.tsx'
import type { ReactElement } from 'react'
import './movimiento.css'

/** Each datum that came from a paper beside its place there, with how it was read and how the desk resolved each doubt. */
export function DatosDePapeles({ datos }: { datos: readonly DatoDePapel[] }): ReactElement | null {
  if (datos.length === 0) return null
  return (
    <section className="detalle-bloque">
      <h3>Datos tomados de los documentos</h3>
      <ul className="plain datos-papel">
        {datos.map((dato) => (
          <Dato key={`${dato.archivo} ${dato.campo}`} dato={dato} />
        ))}
      </ul>
    </section>
  )
}

function Dato({ dato }: { dato: DatoDePapel }): ReactElement {
  const { tipo, campo, valor, fuente, confianzaPct, seguro } = dato
  const duda = dudaResueltaTexto(dato)
  return (
    <li className="dato-papel">
      <div>
        <div className="small secondary">
          {etiquetaCampo(campo, tipo)} · {TITULO_CORTO[tipo]}
        </div>
        <div className={isClave(campo) ? 'mono strong' : 'strong'}>{valorCampo(campo, valor) || 'Vacío'}</div>
        {duda ? (
          <div className="small dato-duda">{duda}</div>
        ) : (
          fuente !== '' && <SourceMark fuente={fuente} confianza={confianzaPct / 100} seguro={seguro} />
        )}
      </div>
      <Recorte dato={dato} />
    </li>
  )
}

/** The place of a datum cut out of its page; the whole paper opens beside the portal. */
function Recorte({ dato: { tipo, archivo, campo, lugar } }: { dato: DatoDePapel }): ReactElement {
  const ruta = rutaArchivo(archivo)
  const name = `${etiquetaCampo(campo, tipo)} en ${TITULO_PAPEL[tipo]}`
  const [ratio, setRatio] = useState<number | null>(null)
  if (lugar === null || lugar.caja[2] <= 0 || lugar.caja[3] <= 0)
    return (
      <a href={ruta} target="_blank" rel="noreferrer">
        Ver {TITULO_CORTO[tipo]}
        <span className="visually-hidden"> (abre otra pestaña)</span>
      </a>
    )
  const [x, y, w, h] = lugar.caja
  return (
    <a className="recorte" href={ruta} target="_blank" rel="noreferrer" title={`${name} (abre otra pestaña)`}>
      <span className="recorte-marco" style={ratio === null ? undefined : { aspectRatio: (w / h) * ratio }}>
        <img
          src={`${ruta}/paginas/${lugar.pagina}`}
          alt={`${name} (abre otra pestaña)`}
          loading="lazy"
          style={{ width: `${100 / w}%`, transform: `translate(${-x * 100}%, ${-y * 100}%)` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / Math.max(1, naturalHeight))
          }
        />
      </span>
    </a>
  )
}
