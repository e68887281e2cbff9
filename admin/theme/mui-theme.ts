import { createTheme } from '@mui/material/styles'
import { institutePalette } from './institute-palette.ts'
import { DENSITIES, FONTS, SHAPE, TYPE_SIZES } from './tokens.ts'
import type { InstituteColors } from './institute-palette.ts'
import type { Density, Mode, Palette } from './tokens.ts'
import type { Theme } from '@mui/material/styles'

function rem(px: number): string {
  return `${px / 16}rem`
}

function muiPalette(mode: Mode, colors: Palette): Theme['palette'] {
  return {
    mode,
    primary: { main: colors.brand, dark: colors.brandHover, contrastText: colors.onBrand },
    secondary: { main: colors.ink2, contrastText: colors.surface },
    error: { main: colors.red, contrastText: colors.surface },
    warning: { main: colors.amber, contrastText: colors.surface },
    info: { main: colors.blue, contrastText: colors.surface },
    success: { main: colors.green, contrastText: colors.surface },
    background: { default: colors.bg, paper: colors.surface },
    text: { primary: colors.ink, secondary: colors.ink2, disabled: colors.ink3 },
    divider: colors.line,
  } as Theme['palette']
}

/** The panel's MUI theme, from the same table as the CSS variables: flat, hairlines, the portal's type and heights. */
export function muiTheme(mode: Mode, density: Density, institute: InstituteColors | null): Theme {
  const colors = institutePalette(mode, institute)
  const sizes = DENSITIES[density]
  const border = `1px solid ${colors.line}`
  return createTheme({
    palette: muiPalette(mode, colors),
    shape: { borderRadius: SHAPE.radius },
    typography: {
      fontFamily: FONTS.sans,
      fontSize: TYPE_SIZES.t14,
      body1: { fontSize: rem(TYPE_SIZES.t14), lineHeight: 1.45 },
      body2: { fontSize: rem(TYPE_SIZES.t13), lineHeight: 1.4 },
      h6: { fontSize: rem(TYPE_SIZES.t16), fontWeight: 600 },
      caption: { fontSize: rem(TYPE_SIZES.t12) },
      button: { textTransform: 'none', fontWeight: 500, fontSize: rem(TYPE_SIZES.t14), letterSpacing: 0 },
    },
    transitions: { create: () => 'none' },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small' },
        styleOverrides: {
          root: { minHeight: sizes.button, padding: '4px 14px' },
          contained: { background: colors.boton, color: colors.onBoton, '&:hover': { background: colors.botonHover } },
          outlined: { borderColor: colors.line, color: colors.ink },
        },
      },
      MuiIconButton: {
        styleOverrides: { root: { borderRadius: SHAPE.radius, minWidth: sizes.icon, minHeight: sizes.icon } },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border, borderRadius: SHAPE.radiusCard } } },
      MuiPopover: { styleOverrides: { paper: { border, boxShadow: colors.float } } },
      MuiTableCell: {
        styleOverrides: {
          root: { fontSize: rem(TYPE_SIZES.t13), lineHeight: 1.3, padding: '4px 12px', borderColor: colors.lineSoft },
          head: {
            fontSize: rem(TYPE_SIZES.t12),
            fontWeight: 500,
            color: colors.ink3,
            background: colors.surface,
            height: 32,
          },
          body: { height: sizes.row },
        },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
      MuiOutlinedInput: {
        styleOverrides: { notchedOutline: { borderColor: colors.lineInput }, root: { minHeight: sizes.control } },
      },
      MuiChip: { styleOverrides: { root: { borderRadius: SHAPE.radiusSmall, fontSize: rem(TYPE_SIZES.t12) } } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiTooltip: {
        styleOverrides: { tooltip: { background: colors.ink, color: colors.surface, fontSize: rem(TYPE_SIZES.t12) } },
      },
    },
  })
}
