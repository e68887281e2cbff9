import { ArrowRight, Building2, Download, Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { SegmentGroup } from '#admin/shared/ui/acciones/SegmentGroup.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { Tooltip } from '#admin/shared/ui/capas/Tooltip.tsx'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

function Buttons(): ReactElement {
  return (
    <div className="row">
      <Button variant="primary" icon={Plus}>
        Nuevo movimiento
      </Button>
      <Button icon={Download}>Exportar 128</Button>
      <Button variant="quiet">Limpiar</Button>
      <Button variant="danger">Descartar borrador</Button>
      <Button variant="dangerSolid">Retirar movimiento</Button>
      <Button variant="primary" iconEnd={ArrowRight}>
        Siguiente: datos personales
      </Button>
      <Button variant="primary" busy busyText="Guardando…">
        Guardar alta
      </Button>
      <Button disabled>Deshabilitado</Button>
      <Button size="sm">Pequeño</Button>
      <LinkButton to="/panel/estilo" icon={Building2}>
        Ventanilla / Dependencia
      </LinkButton>
    </div>
  )
}

function IconButtons(): ReactElement {
  return (
    <div className="row">
      <IconButton icon={Eye} label="Vista previa" />
      <IconButton icon={Pencil} label="Editar" size="sm" />
      <IconButton icon={Trash2} label="Quitar" disabled />
      <Tooltip text="El dígito verificador coincide">
        <button type="button" className="btn btn-default btn-sm">
          Con explicación
        </button>
      </Tooltip>
    </div>
  )
}

function Chips(): ReactElement {
  const [filters, setFilters] = useState(['Quincena: Q22 2026', 'Estatus: sin cancelar'])
  return (
    <div className="row">
      <Chip>Q22 2026</Chip>
      {filters.map((filter) => (
        <Chip
          key={filter}
          removeLabel={`Quitar ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </div>
  )
}

function TabsSample(): ReactElement {
  const [tab, setTab] = useState('datos')
  return (
    <Tabs
      label="Secciones de la persona"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { key: 'datos', title: 'Datos', content: 'Datos personales y laborales.' },
        { key: 'documentos', title: 'Documentos', content: 'Expediente digital.' },
        { key: 'linea', title: 'Línea de vida', content: 'Cambios, actos y documentos.' },
      ]}
    />
  )
}

function SegmentsSample(): ReactElement {
  const [ver, setVer] = useState('mes')
  return (
    <SegmentGroup
      label="Vista"
      options={[
        ['mes', 'Mes'],
        ['anio', 'Año'],
      ]}
      value={ver}
      onChange={setVer}
    />
  )
}

export const ACTIONS: readonly Sample[] = [
  { name: 'Botones', Show: Buttons },
  { name: 'Botones de icono, menú y explicación', Show: IconButtons },
  { name: 'Fichas y filtros', Show: Chips },
  { name: 'Pestañas', Show: TabsSample },
  { name: 'Opciones a la vista', Show: SegmentsSample },
]
