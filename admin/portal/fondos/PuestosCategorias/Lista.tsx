import { Banknote, Pencil, Trash2 } from 'lucide-react'
import { todayInMexico, formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { TEXTOS_CATALOGO } from '#domain/organica/puestos/catalogo-puestos.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { nombreDe, relacionDe } from './use-puestos.ts'
import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import type { FichaProps } from './ficha-props.ts'

/** Cards drawn at once; a longer list is narrowed by the choices above it. */
const MAX = 200

interface ListaProps extends Pick<FichaProps, 'tipo' | 'arbol' | 'acciones' | 'editando'> {
  rows: readonly RenglonPuestos[]
}

/** The cards of a tab, narrowed by the choices of its form. */
export function Lista({ tipo, rows, arbol, acciones, editando }: ListaProps): ReactElement {
  const [uno, varios] = TEXTOS_CATALOGO[tipo].cuenta
  const title = cuentaTexto(rows.length, uno, varios)
  if (rows.length === 0) return <p className="secondary">Aún no hay {varios} aquí. Registra la primera arriba.</p>
  return (
    <section aria-label={title}>
      <h2 className="puestos-cuenta">{title}</h2>
      <ul className="puestos-lista">
        {rows.slice(0, MAX).map((row) => (
          <li key={row.id} className={classNames('puestos-tarjeta', row.id === editando?.id && 'puestos-editada')}>
            <div>
              <p className="strong">{row.nombre}</p>
              <p className="secondary small">{detalleDe(row, arbol)}</p>
            </div>
            {row.tipo === 'categoria' && <EditarSueldo {...{ row, arbol, acciones }} />}
            <IconButton size="sm" icon={Pencil} label={`Editar ${row.nombre}`} onClick={() => acciones.editar(row)} />
            <IconButton
              size="sm"
              icon={Trash2}
              label={`Eliminar ${row.nombre}`}
              onClick={() => acciones.eliminar(row)}
            />
          </li>
        ))}
      </ul>
      {rows.length > MAX && (
        <p className="secondary small">
          Se muestran {MAX} de {title}: elige arriba de dónde cuelgan.
        </p>
      )}
    </section>
  )
}

function EditarSueldo({ row, arbol, acciones }: Pick<FichaProps, 'arbol' | 'acciones'> & { row: RenglonPuestos }) {
  const sueldo = arbol.sueldo(row.id, todayInMexico(Date.now())) ?? arbol.hijos('sueldo', row.id).at(-1)
  if (!sueldo) return null
  return (
    <Button
      size="sm"
      icon={Banknote}
      aria-label={`Editar sueldo de ${row.nombre}`}
      onClick={() => acciones.editar(sueldo)}
    >
      Editar sueldo
    </Button>
  )
}

function detalleDe(row: RenglonPuestos, arbol: FichaProps['arbol']): string {
  const sueldo = row.tipo === 'categoria' ? arbol.sueldo(row.id, todayInMexico(Date.now())) : null
  return [
    row.detalle,
    sueldo ? nombreDe(sueldo) : '',
    relacionDe(row, arbol),
    row.personas > 0 ? cuentaTexto(row.personas, 'persona') : '',
    row.hasta ? `hasta el ${formatFecha(row.hasta as PlainDate)}` : '',
  ]
    .filter((text) => text !== '')
    .join(' · ')
}
