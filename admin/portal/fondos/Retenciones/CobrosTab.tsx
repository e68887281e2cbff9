import { HandCoins } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CLASES_COBRO, ESTADOS_DE_LISTA, type CobroDeLista } from '#domain/fondos/prestamos/cobro-de-lista.ts'
import { FavorDialog } from '#admin/shared/cobros/FavorDialog.tsx'
import { useCobroActo } from '#admin/shared/cobros/use-cobro-acto.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { columnasCobros } from './columnas-cobros.tsx'
import type { SaldoAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Cobros y saldos a favor',
  buscar: 'Nombre, número interno o préstamo',
  falla: 'No se pudieron cargar los cobros.',
  uno: 'cobro o saldo',
  varios: 'cobros y saldos',
  vacia: (
    <EmptyState icon={HandCoins} title="No hay cobros ni saldos a favor.">
      Aquí aparece lo que se decide cobrar a una persona, y lo que su entidad le retuvo de más.
    </EmptyState>
  ),
}

const opcionesDe = (textos: Readonly<Record<string, string>>) =>
  Object.entries(textos).map(([valor, label]) => ({ valor, label }))

const FILTROS: readonly Filtro[] = [
  { key: 'clase', label: 'Qué es', placeholder: 'Todo', opciones: opcionesDe(CLASES_COBRO) },
  { key: 'estado', label: 'Estado', placeholder: 'Todos', opciones: opcionesDe(ESTADOS_DE_LISTA) },
]

/** Charges of people for what was not withheld, and what entities withheld beyond an order. */
export function CobrosTab(): ReactElement {
  const [saldo, setSaldo] = useState<SaldoAFavor | null>(null)
  const { run, error } = useCobroActo()
  const columnas = useMemo(
    () =>
      columnasCobros((acto, { registro, version, aFavor }: CobroDeLista) =>
        acto === 'decidir' ? setSaldo(aFavor) : run({ id: registro, acto, version }),
      ),
    [run],
  )
  return (
    <div className="stack">
      {error && <ErrorState title="No se pudo cambiar el cobro." error={error} />}
      <PortalList resource="cobros" columnas={columnas} sort={{ field: 'quincena', order: 'DESC' }}>
        <ListTable<CobroDeLista> textos={TEXTOS} columnas={columnas} filtros={FILTROS} />
      </PortalList>
      {saldo && <FavorDialog saldo={saldo} onClose={() => setSaldo(null)} />}
    </div>
  )
}
