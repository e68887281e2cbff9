import { useState } from 'react'
import { formatPesos } from '#domain/organica/dinero.ts'
import { importeDeSuma, partesDeSuma, type ParteDeSuma, type SumaDeCuenta } from '#domain/fondos/pagos/partes-cuenta.ts'
import { ExplicacionLinea } from '#admin/shared/pagos/ExplicacionLinea.tsx'
import { TITULO_EXPLICACION } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import type { CargoDeCuenta, CuentaEntidad } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Claves } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { CualLinea } from '#admin/shared/pagos/use-explicacion-linea.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface SumaDialogProps {
  suma: SumaDeCuenta
  titulo: string
  cuenta: CuentaEntidad
  lugar: Claves
  onClose: () => void
}

/** The charges that a sum of the account is made of; each amount is explained in their place. */
export function SumaDialog({ suma, titulo, cuenta, lugar, onClose }: SumaDialogProps): ReactElement {
  const [explicado, setExplicado] = useState<CargoDeCuenta | null>(null)
  const title = `${titulo}: ${formatPesos(importeDeSuma(cuenta, suma))}`
  const partes = partesDeSuma(cuenta, suma)
  return (
    <Dialog
      open
      size="lg"
      title={explicado ? TITULO_EXPLICACION : title}
      onClose={onClose}
      footer={
        explicado ? (
          <Button onClick={() => setExplicado(null)}>Regresar</Button>
        ) : (
          <Button onClick={onClose}>Cerrar</Button>
        )
      }
    >
      {explicado ? (
        <ExplicacionLinea de={lineaDe(explicado, lugar)} />
      ) : (
        <DataTable
          caption={title}
          columns={columnsOf(setExplicado)}
          rows={partes}
          rowKey={({ cargo, concepto }) => `${cargo.codigo} ${cargo.de?.clave1 ?? ''} ${nombreDe(cargo)} ${concepto}`}
        />
      )}
    </Dialog>
  )
}

/** The line of a charge: a late contribution's by its reference, another's by its close. */
export function lineaDe({ extemporanea, de, codigo }: CargoDeCuenta, { clave0, clave1 }: Claves): CualLinea {
  if (extemporanea) return { referencia: extemporanea.referencia }
  return { clave0: de?.clave0 ?? clave0, clave1: de?.clave1 ?? clave1, codigo }
}

function nombreDe({ extemporanea, chip, de }: CargoDeCuenta): string {
  const name = extemporanea ? `Extemporánea ${extemporanea.folio}` : chip
  return de ? `${name}, ${de.nombre}` : name
}

function columnsOf(explicar: (cargo: CargoDeCuenta) => void): readonly Column<ParteDeSuma>[] {
  return [
    { key: 'cargo', header: 'Quincena', wrap: true, cell: ({ cargo }) => nombreDe(cargo) },
    { key: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto },
    {
      key: 'importe',
      header: 'Importe',
      numeric: true,
      cell: ({ cargo, centavos }) => (
        <ImporteExplicable centavos={centavos} de={nombreDe(cargo)} onExplicar={() => explicar(cargo)} />
      ),
    },
  ]
}
