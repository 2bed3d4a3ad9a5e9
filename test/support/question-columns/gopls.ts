/** A small module of Go, and what every question must answer at places of every kind in it. */
import type { Column } from "../question-trees.ts";

const files = {
  "go.mod": "module example.com/shop\n\ngo 1.24\n",
  "rates/rates.go": `package rates

// Base is what loads.
type Base interface {
	Load(cargo string) string
}

type Ship[T any] struct{ Box []T }

func (ship *Ship[T]) Load(cargo string) string { return cargo }

// PilotageFee is what days cost.
func PilotageFee(days int) int {
	return days * 3
}

func Pick[T any](x T) T { return x }
`,
  // Nothing asks about it but what it has.
  "rates/crew.go": `package rates

import "fmt"

const Least, most = 1, 2

type Crew struct {
	fmt.Stringer
	Name, role string
	At         struct{ Port string }
}

type watch interface {
	fmt.Stringer
	wake(hour int) bool
}

var rules = struct{ Days int }{3}

func (c *Crew) Wake(hour int) bool { return most > hour }
`,
  "index/index.go": `package index

import "example.com/shop/rates"

type Vessel = rates.Base

var Fee = rates.PilotageFee
`,
  "app/main.go": `package main

import (
	"fmt"

	"example.com/shop/index"
	"example.com/shop/rates"
)

func main() {
	fee := index.Fee(2)
	one := rates.Pick(fee)
	var ship index.Vessel = &rates.Ship[int]{}
	fmt.Println("😀", 	ship.Load(fmt.Sprint(one)))
	var bad string = fee
	_ = bad
}
`,
};

const none = { "calls in": "", "calls out": "", "types super": "", "types sub": "" };
const quiet = { decl: "72", symbols: "", diag: "" };

const atName = (answer: string) => ({
  answer,
  why: "gopls 0.23.0 knows the signature at the name of what is called, too",
});
const ofResult = { answer: "outside", why: "to gopls 0.23.0 the type of a function is that of its result" };

export const gopls: Column = {
  files,
  truth: {
    "app/main.go@L12~fee": {
      ...none,
      ...quiet,
      def: "app/main.go:11:2",
      refs: "app/main.go:11:2 app/main.go:12:20 app/main.go:15:19",
      hover: "var fee int",
      typedef: "outside",
      impl: "",
      sig: "Pick(x int) int #0",
      locate: "app/main.go:12:20 main",
      "request textDocument/documentHighlight": "11:2 12:20 15:19",
    },
    // Handed on by another package.
    "app/main.go@L11~Fee": {
      ...none,
      ...quiet,
      def: "index/index.go:7:5",
      refs: "app/main.go:11:15 index/index.go:7:5",
      hover: "var index.Fee func(days int) int",
      typedef: "",
      impl: "",
      sig: " #undefined",
      locate: "app/main.go:11:15 main",
      "request textDocument/documentHighlight": "11:15",
    },
    "app/main.go@L12~Pick": {
      ...none,
      ...quiet,
      def: "rates/rates.go:17:6",
      refs: "app/main.go:12:15 rates/rates.go:17:6",
      hover: "func rates.Pick(x int) int",
      "calls in": "main@app/main.go:10:6",
      typedef: "",
      impl: "",
      sig: " #undefined",
      locate: "app/main.go:12:15 main",
      "request textDocument/documentHighlight": "12:15",
    },
    // An alias of an interface that a generic type implements.
    "app/main.go@L13~Vessel": {
      ...none,
      ...quiet,
      def: "index/index.go:5:6",
      refs: "app/main.go:13:17 index/index.go:5:6",
      hover: "type index.Vessel = rates.Base",
      typedef: "rates/rates.go:4:6",
      impl: "rates/rates.go:8:6",
      sig: " #undefined",
      "types sub": "Ship",
      locate: "app/main.go:13:17 main",
      "request textDocument/documentHighlight": "13:17",
    },
    // Behind an emoji and a tab.
    "app/main.go@L14:C26": {
      ...none,
      ...quiet,
      def: "rates/rates.go:5:2",
      refs: "app/main.go:14:26 rates/rates.go:5:2 rates/rates.go:10:22",
      hover: "func (rates.Base) Load(cargo string) string",
      typedef: "",
      impl: "rates/rates.go:10:22",
      sig: "Println(a ...any) (n int, err error) #0",
      "calls in": "main@app/main.go:10:6",
      locate: "app/main.go:14:26 main",
      "request textDocument/documentHighlight": "14:26",
    },
    "app/main.go@L11": { hints: "11:5 int, 11:19 days:" },
    "app/main.go@L12": { hints: "12:5 int, 12:19 [int], 12:20 x:" },
    "app/main.go@L13": { hints: "" },
    "app/main.go@L14": { hints: "14:14 a...:, 14:31 cargo:, 14:42 a...:" },
    "app/main.go@L15": { hints: "" },
    "app/main.go@L11:C19": { sig: "Fee(days int) int #0" },
    "app/main.go@L14~Println": { def: "outside" },
    "app/main.go": { check: "app/main.go:15:19 IncompatibleAssign" },
    "rates/rates.go": { diag: "" },
    "rates/rates.go#PilotageFee": {
      hover: "func PilotageFee(days int) int",
      refs: "index/index.go:7:17 rates/rates.go:13:6",
    },
    "rates/rates.go#Base.Load": { impl: "rates/rates.go:10:22" },
  },
  differences: {
    "app/main.go@L11~Fee": {
      sig: atName("Fee(days int) int #null"),
      typedef: ofResult,
    },
    "app/main.go@L12~Pick": {
      hover: {
        answer: "func rates.Pick(x int) int // func[T any](x T) T",
        why: "gopls 0.23.0 shows what it is an instance of, too",
      },
      sig: atName("Pick(x int) int #null"),
      typedef: {
        answer: "65",
        why: "its result is a type parameter, and gopls 0.23.0 has no type for that",
      },
    },
    "app/main.go@L13~Vessel": {
      hover: { answer: "type Vessel = rates.Base", why: "gopls 0.23.0 leaves out the package of an alias" },
      impl: {
        answer: "rates/rates.go:4:6 rates/rates.go:8:6",
        why: "to gopls 0.23.0 an interface of the same methods implements it, its own too",
      },
      typedef: { answer: "index/index.go:5:6", why: "to gopls 0.23.0 an alias is a type of its own" },
      "types super": { answer: "Base", why: "to gopls 0.23.0 an alias is a type of its own" },
      "types sub": { answer: "Base Ship", why: "to gopls 0.23.0 an alias is a type of its own" },
    },
    "app/main.go@L14:C26": {
      refs: {
        answer: "app/main.go:14:26 rates/rates.go:5:2",
        why: "gopls 0.23.0 has what implements a method under impl alone",
      },
      sig: atName("Load(cargo string) string #null"),
      typedef: ofResult,
    },
  },
};
