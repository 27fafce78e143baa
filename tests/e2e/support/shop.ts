export * from '../../../scripts/support/shop';
