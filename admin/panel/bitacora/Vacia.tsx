import { ScrollText } from 'lucide-react'
import { AYUDA_BUSQUEDA_BITACORA } from '#domain/acceso/bitacora/busqueda-bitacora.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import type { HalladoBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

/** Accounts that are offered to choose from; more are told by their number. */
const OFRECIDAS = 12

interface VaciaProps {
  filtrada: boolean
  hallado: HalladoBitacora | null
  onClear: () => void
  onCuenta: (id: number) => void
}

/** No act to show, in words: none yet, none that fits, nobody found, or several accounts to choose from. */
export function Vacia({ filtrada, hallado, onClear, onCuenta }: VaciaProps): ReactElement {
  const clear = (
    <Button size="sm" onClick={onClear}>
      Limpiar
    </Button>
  )
  if (hallado?.clase === 'nadie')
    return (
      <EmptyState icon={ScrollText} title={hallado.texto} action={clear}>
        Se busca por {AYUDA_BUSQUEDA_BITACORA}.
      </EmptyState>
    )
  if (hallado?.clase === 'cuentas') {
    const { cuentas } = hallado
    const more = cuentas.length - OFRECIDAS
    return (
      <EmptyState
        icon={ScrollText}
        title={`${cuentas.length} cuentas coinciden: elige una`}
        action={
          <div className="bitacora-cuentas">
            {cuentas.slice(0, OFRECIDAS).map(({ id, nombre, usuario }) => (
              <Button key={id} size="sm" onClick={() => onCuenta(id)}>
                {`${nombre} (${usuario})`}
              </Button>
            ))}
          </div>
        }
      >
        {more > 0 ? `Hay ${more} más: escribe también el apellido.` : 'Se mostrarán los actos que hizo.'}
      </EmptyState>
    )
  }
  if (filtrada)
    return (
      <EmptyState icon={ScrollText} title="Ningún acto coincide" action={clear}>
        Revisa las fechas y los filtros, o quita alguno.
      </EmptyState>
    )
  return (
    <EmptyState icon={ScrollText} title="Todavía no hay actos">
      Aquí queda cada cambio y cada consulta de un expediente, con quién, cuándo y desde dónde.
    </EmptyState>
  )
}
