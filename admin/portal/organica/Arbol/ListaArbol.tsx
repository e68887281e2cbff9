import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { NOMBRE_NIVEL } from '#domain/organica/niveles.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { NodoArbol } from '#domain/organica/arbol.ts'
import type { ReactElement } from 'react'
import type { FilaArbol } from './arbol-visible.ts'

/** Height of a row in px (arbol.css). */
const ALTO = 40
/** Rows drawn beyond what is in sight. */
const DE_MAS = 10
/** The frame is no taller than this, in px. */
const MARCO = 900

interface ListaArbolProps {
  filas: readonly FilaArbol[]
  elegida: number | null
  /** While searching, each row tells where it hangs instead of being set in. */
  ruta?: (nodo: NodoArbol) => string
  onElegir: (nodo: NodoArbol) => void
  onAbrir: (nodo: NodoArbol) => void
}

/** The tree's rows, of which only those in sight are drawn: twenty thousand open as quickly as twenty. */
export function ListaArbol({ filas, elegida, ruta, onElegir, onAbrir }: ListaArbolProps): ReactElement {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.min(Math.floor(top / ALTO), filas.length) - DE_MAS)
  const shown = filas.slice(first, first + Math.ceil(MARCO / ALTO) + 2 * DE_MAS)
  const after = Math.max(0, filas.length - first - shown.length) * ALTO
  return (
    <div
      className="arbol-marco"
      role="region"
      aria-label="Unidades"
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ul style={{ paddingTop: first * ALTO, paddingBottom: after }}>
        {shown.map(({ nodo, hijos, abierta }) => (
          <li key={nodo.id} className={classNames('arbol-fila', nodo.id === elegida && 'arbol-elegida')}>
            <span className="arbol-nivel" style={{ paddingInlineStart: ruta ? 0 : nodo.nivel * 22 }}>
              {hijos > 0 && !ruta ? (
                <button
                  type="button"
                  className="arbol-abrir"
                  aria-expanded={abierta}
                  aria-label={`${abierta ? 'Cerrar' : 'Abrir'} ${nodo.nombre}`}
                  onClick={() => onAbrir(nodo)}
                >
                  <Icon icon={abierta ? ChevronDown : ChevronRight} size={16} />
                </button>
              ) : (
                <span className="arbol-hueco" />
              )}
              <span className="mono arbol-clave">{nodo.clave}</span>
              <button
                type="button"
                className="arbol-nombre"
                title={`${NOMBRE_NIVEL[nodo.nivel]}: ${nodo.nombre}`}
                aria-pressed={nodo.id === elegida}
                onClick={() => onElegir(nodo)}
              >
                {nodo.nombre}
                {ruta && <small>{ruta(nodo)}</small>}
              </button>
            </span>
            <span className="arbol-titular" title={nodo.titular}>
              {nodo.titular || 'Sin titular'}
            </span>
            <span className="arbol-cifra">{formatCuenta(nodo.personas)} pers.</span>
            {nodo.vacantes !== null && (
              <span className="arbol-cifra arbol-vacantes">{formatCuenta(nodo.vacantes)} vac.</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
