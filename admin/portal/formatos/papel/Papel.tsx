import { useInfo } from '#admin/providers/use-info.ts'
import type { ReactElement, ReactNode } from 'react'
import './papel.css'

interface PapelProps {
  titulo: string
  /** In the box at its right: "FOLIO", "CONTROL INTERNO". */
  folio?: { readonly rotulo: string; readonly valor: string }
  /** Below the title. */
  linea?: ReactNode
  /** What the paper is worth: its last line. */
  pie: string
  children: ReactNode
}

/** A sheet as it will be printed: black on white in both themes, and alone on the page when it is. */
export function Papel({ titulo, folio, linea, pie, children }: PapelProps): ReactElement {
  const info = useInfo()
  return (
    <article className="papel" aria-label={`${titulo}, como se imprime`}>
      <header className="papel-cabeza">
        {info?.icono && <img src={info.icono} alt="" width={44} height={44} />}
        <div>
          <strong>{info?.nombre}</strong>
          <span>{info?.contacto}</span>
        </div>
        {folio && (
          <div className="papel-folio">
            <span>{folio.rotulo}</span>
            <strong>{folio.valor === '' ? '\u00a0' : folio.valor}</strong>
          </div>
        )}
      </header>
      <h2 className="papel-titulo">{titulo}</h2>
      {linea && <p className="papel-linea">{linea}</p>}
      {children}
      <footer className="papel-pie">
        {info?.demo ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.' : pie}
      </footer>
    </article>
  )
}

/** Lines of the paper under a title. */
export function Bloque({ titulo, children }: { titulo: string; children: ReactNode }): ReactElement {
  return (
    <section className="papel-bloque">
      <h3>{titulo}</h3>
      {children}
    </section>
  )
}

/** A datum with its name; without one, the line on which it is written by hand. */
export type Dato = readonly [nombre: string, valor: string, columnas?: 1 | 2 | 3]

/** Data in three columns, as wide as each needs. */
export function Datos({ datos }: { datos: readonly Dato[] }): ReactElement {
  return (
    <dl className="papel-datos">
      {datos.map(([nombre, valor, columnas = 1]) => (
        <div key={nombre} style={{ gridColumn: `span ${columnas}` }}>
          <dt>{nombre}</dt>
          <dd>{valor === '' ? '\u00a0' : valor}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where each one signs. */
export function Firmas({ de }: { de: readonly string[] }): ReactElement {
  return (
    <div className="papel-firmas">
      {de.map((quien) => (
        <span key={quien}>{quien}</span>
      ))}
    </div>
  )
}
