import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import { AgregarLugar } from './AgregarLugar.tsx'
import { EliminarLugar } from './EliminarLugar.tsx'
import { ListaVirtual } from './ListaVirtual.tsx'
import { useLugares } from './use-lugares.ts'
import type { LugarFila, Nivel } from './use-lugares.ts'
import type { ReactElement } from 'react'

const ALTO = 40

interface ColumnaProps {
  nivel: Nivel
  /** The chosen place above; null without one. */
  padre: LugarFila | null
  elegido: LugarFila | null
  /** null: nothing hangs from this level, its rows are only read. */
  onElegir: ((lugar: LugarFila | null) => void) | null
  /** The one that a phone shows. */
  actual: boolean
  /** Whether who looks may add and delete. */
  puede: boolean
}

/** One level of the cascade: what hangs from the place chosen before it, to be searched, added to and cut. */
export function Columna({ nivel, padre, elegido, onElegir, actual, puede }: ColumnaProps): ReactElement {
  const [texto, setTexto] = useState('')
  const [elimina, setElimina] = useState<LugarFila | null>(null)
  const { data, error, isFetching, refetch } = useLugares(nivel, padre?.id ?? null)
  const waits = nivel.padre !== null && padre === null
  const shown = useMemo(() => matching(data ?? [], texto), [data, texto])
  const count =
    data && !waits ? (texto.trim() ? `${formatCuenta(shown.length)} de ` : '') + formatCuenta(data.length) : ''
  return (
    <section className={classNames('card dir-columna', actual && 'dir-actual')} aria-label={nivel.varios}>
      <header>
        <h2>{nivel.varios}</h2>
        <span className="muted">{count}</span>
      </header>
      <TextInput
        aria-label={`Buscar en ${nivel.varios}`}
        placeholder="Buscar…"
        value={texto}
        disabled={waits}
        onChange={(event) => setTexto(event.target.value)}
      />
      {puede && !waits && <AgregarLugar key={padre?.id} nivel={nivel} parentId={padre?.id ?? null} />}
      {waits && <p className="dir-nota">Elige antes un lugar de la lista anterior.</p>}
      {error && <ErrorState title="No se pudo cargar la lista." error={error} onRetry={() => void refetch()} />}
      {!waits && !data && isFetching && (
        <p className="dir-nota" role="status">
          Cargando {nivel.varios.toLowerCase()}…
        </p>
      )}
      {data && !waits && shown.length === 0 && (
        <p className="dir-nota">
          Sin resultados.{data.length === 0 && ` Aquí no hay ${nivel.varios.toLowerCase()} todavía.`}
        </p>
      )}
      {data && !waits && shown.length > 0 && (
        <ListaVirtual key={texto} label={`Lista de ${nivel.varios}`} rows={shown} rowKey={({ id }) => id} alto={ALTO}>
          {(lugar) => (
            <div className={classNames('dir-fila', lugar.id === elegido?.id && 'dir-elegida')}>
              {onElegir ? (
                <button
                  type="button"
                  className="dir-nombre"
                  title={lugar.nombre}
                  aria-pressed={lugar.id === elegido?.id}
                  onClick={() => onElegir(lugar)}
                >
                  {lugar.nombre}
                </button>
              ) : (
                <span className="dir-nombre" title={lugar.nombre}>
                  {lugar.nombre}
                </span>
              )}
              {puede && (
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`Eliminar ${lugar.nombre}`}
                  onClick={() => setElimina(lugar)}
                />
              )}
            </div>
          )}
        </ListaVirtual>
      )}
      {elimina && (
        <EliminarLugar
          nivel={nivel}
          lugar={elimina}
          onDone={() => {
            if (elimina.id === elegido?.id) onElegir?.(null)
            setElimina(null)
          }}
          onClose={() => setElimina(null)}
        />
      )}
    </section>
  )
}

/** Those whose name holds what was typed, accents and capitals aside. */
function matching(rows: readonly LugarFila[], texto: string): readonly LugarFila[] {
  const wanted = foldText(texto.trim())
  return wanted === '' ? rows : rows.filter(({ nombre }) => foldText(nombre).includes(wanted))
}
