import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { TEXTOS_CATALOGO } from '#domain/organica/puestos/catalogo-puestos.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { nombreDe, relacionDe } from './use-puestos.ts'
import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import type { Acciones } from './acciones.ts'
import type { Arbol } from './use-puestos.ts'

/** Rows drawn at a time. */
const PASO = 150

const ORDEN = ['adscripcion', 'direccion', 'area', 'puesto', 'categoria', 'sueldo'] as const

interface TablaGeneralProps {
  arbol: Arbol
  acciones: Acciones
  editando: RenglonPuestos | null
}

/** The general view: every row with what it hangs from; salaries in force and those still to begin. */
export function TablaGeneral({ arbol, acciones, editando }: TablaGeneralProps): ReactElement {
  const [texto, setTexto] = useState('')
  const [shown, setShown] = useState(PASO)
  const all = useMemo(() => {
    const today = todayInMexico(Date.now())
    return ORDEN.flatMap((tipo) => arbol.de(tipo)).filter(
      ({ hasta, tipo }) => tipo !== 'sueldo' || !hasta || hasta >= today,
    )
  }, [arbol])
  const rows = useMemo(() => {
    const wanted = foldText(texto.trim())
    if (wanted === '') return all
    return all.filter((row) =>
      foldText(
        `${TEXTOS_CATALOGO[row.tipo].titulo} ${nombreDe(row)} ${row.detalle} ${relacionDe(row, arbol)}`,
      ).includes(wanted),
    )
  }, [all, arbol, texto])
  const count =
    rows.length === all.length
      ? formatCuenta(all.length)
      : `${formatCuenta(rows.length)} de ${formatCuenta(all.length)}`
  return (
    <Card className="puestos-general" title="Vista general" aside={<span className="secondary">{count}</span>} flush>
      <div className="puestos-buscar">
        <TextInput
          aria-label="Buscar en la vista general"
          placeholder="Buscar…"
          value={texto}
          onChange={(event) => {
            setTexto(event.target.value)
            setShown(PASO)
          }}
        />
      </div>
      <div className="puestos-tabla">
        <DataTable
          caption="Vista general de adscripciones, direcciones, áreas, puestos, categorías y sueldos"
          columns={[
            { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => TEXTOS_CATALOGO[tipo].titulo },
            { key: 'nombre', header: 'Nombre / Monto', cut: true, cell: (row) => nombreConFechas(row) },
            { key: 'relacion', header: 'Relación', cut: true, cell: (row) => relacionDe(row, arbol) },
            {
              key: 'acciones',
              header: 'Acciones',
              cell: (row) => (
                <span className="puestos-actos">
                  <IconButton
                    size="sm"
                    icon={Pencil}
                    label={`Editar ${nombreDe(row)}`}
                    onClick={() => acciones.editar(row)}
                  />
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={`Eliminar ${nombreDe(row)}`}
                    onClick={() => acciones.eliminar(row)}
                  />
                </span>
              ),
            },
          ]}
          rows={rows.slice(0, shown)}
          rowKey={({ tipo, id }) => `${tipo} ${id}`}
          isSelected={({ tipo, id }) => tipo === editando?.tipo && id === editando.id}
        />
        {rows.length > shown && (
          <p className="puestos-mas">
            <Button size="sm" onClick={() => setShown(shown + PASO)}>
              Mostrar más
            </Button>{' '}
            <span className="secondary small">
              {formatCuenta(shown)} de {formatCuenta(rows.length)}
            </span>
          </p>
        )}
      </div>
    </Card>
  )
}

function nombreConFechas(row: RenglonPuestos): string {
  const name = [nombreDe(row), row.detalle].filter((text) => text !== '').join(', ')
  if (row.sueldo && row.sueldo.desde > todayInMexico(Date.now()))
    return `${name} desde el ${formatFecha(row.sueldo.desde as PlainDate)}`
  return row.hasta ? `${name} hasta el ${formatFecha(row.hasta as PlainDate)}` : name
}
